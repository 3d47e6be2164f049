"""Work beside the loop: typed requests to worker processes, each with the type of its answer.

A room that can do some work has a `Request` for it, which is light, and a function that does it, which may be
heavy: only the worker process imports that.
"""

from toog.workers.progress import Throttled, ignore, never
from toog.workers.request import Request, Shape, do_work
from toog.workers.worker import Unwanted, Worker, WorkerLost

__all__ = ["Request", "Shape", "Throttled", "Unwanted", "Worker", "WorkerLost", "do_work", "ignore", "never"]
