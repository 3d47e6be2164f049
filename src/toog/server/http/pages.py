"""The page as it was built, held in memory: each file whole, and compressed for browsers that take it so."""

from __future__ import annotations

import functools
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

import toog
from toog.server.protocol.refusals import Refusal

FOLDER = Path(toog.__file__).parent / "page"
SHELL = "index.html"
SHELLS = {"t": "table.html", "new": "new.html"}  # the same, which ask at once for the parts of that screen
# The page finds its way by its own address: see web/src/house/address.svelte.ts.
PLACES = [
    "/",
    "/new/{game:str}",
    "/t/{table:str}",
    "/tv",
    "/tv/{table:str}",
    "/join",
    "/join/{code:str}",
    "/lab",
    "/night/{table:str}",
    "/drills",
    "/drills/{table:str}",
    "/replay",
    "/replay/{table:str}",
    "/review/{table:str}",
]
PACKINGS = {"br": ".br", "gzip": ".gz"}
KINDS = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}
REFUSED = re.compile(r"q\s*=\s*0(\.0*)?")
FOREVER = "public, max-age=31536000, immutable"  # its name changes with what is in it
ASK_AGAIN = "no-cache"


@dataclass(frozen=True)
class File:
    kind: str
    mark: str
    body: bytes
    packed: dict[str, bytes]

    @classmethod
    def read(cls, path: Path) -> File:
        body = path.read_bytes()
        kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        beside = {name: path.with_name(path.name + end) for name, end in PACKINGS.items()}
        packed = {name: packed.read_bytes() for name, packed in beside.items() if packed.exists()}
        return cls(kind, f'"{hashlib.sha256(body).hexdigest()[:24]}"', body, packed)


@functools.cache
def files() -> dict[str, File]:
    """The files of the page by name. Empty in a checkout where the page was never built."""
    found = [path for path in FOLDER.rglob("*") if path.is_file() and path.suffix not in PACKINGS.values()]
    return {path.relative_to(FOLDER).as_posix(): File.read(path) for path in found}


def send(request: Request[Any, Any, State], name: str, keep: str, status: int = 200) -> Response[bytes]:
    file = files().get(name)
    if file is None:
        raise Refusal("page-not-built" if name in {SHELL, *SHELLS.values()} else "no-such-page")
    headers = {"etag": file.mark, "cache-control": keep, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.mark:
        return Response(b"", status_code=304, headers=headers)
    taken = accepted(request.headers.get("accept-encoding", ""))
    for packing, body in file.packed.items():
        if packing in taken:
            headers["content-encoding"] = packing
            return Response(body, status_code=status, media_type=file.kind, headers=headers)
    return Response(file.body, status_code=status, media_type=file.kind, headers=headers)


def accepted(encodings: str) -> set[str]:
    """The encodings of an `Accept-Encoding` that are not refused by `q=0`."""
    parts = (part.partition(";") for part in encodings.split(","))
    return {name.strip().lower() for name, _, weight in parts if not REFUSED.fullmatch(weight.strip())}


def is_reader(request: Request[Any, Any, State]) -> bool:
    """Someone with a browser, who followed a link, and not a program."""
    wants_page = "text/html" in request.headers.get("accept", "")
    return wants_page and request.method == "GET" and not request.url.path.startswith("/api/")


def say_lost(request: Request[Any, Any, State]) -> Response[bytes]:
    """The page says in the reader's language that nothing is here."""
    return send(request, SHELL, ASK_AGAIN, status=404)


@get(PLACES, include_in_schema=False)
async def show_page(request: Request[Any, Any, State]) -> Response[bytes]:
    screen = request.url.path.split("/")[1]
    return send(request, SHELLS.get(screen, SHELL), ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def show_asset(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
    return send(request, f"assets/{name}", FOREVER)


@get("/{name:str}", include_in_schema=False)
async def show_file(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
    return send(request, name, ASK_AGAIN)


PAGES = [show_page, show_asset, show_file]
