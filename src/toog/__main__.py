"""`python -m toog`."""

import sys

from toog.cli import main

sys.exit(main())
