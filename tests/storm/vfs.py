"""A file system below SQLite that fails or loses power at any one of its calls, as SQLite's own tests do.

It stands between SQLite and the real files: every read, write, truncation and sync of the database and its
log passes here and is numbered. `Fault` lets one of them fail, or all from one on. Beside the files it keeps
what a disk is bound to hold: what was synced. When the power goes, any part of the rest may be there as well,
in any order, and a write may be torn between two sectors.
"""

from __future__ import annotations

import _sqlite3  # the library that Python's own module is linked with
import ctypes
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_int, c_int64, c_void_p, cast
from dataclasses import dataclass, field
from pathlib import Path

OK = 0
IOERR_READ = 10 | (1 << 8)
IOERR_WRITE = 10 | (3 << 8)
IOERR_FSYNC = 10 | (4 << 8)
IOERR_TRUNCATE = 10 | (6 << 8)
SECTOR = 512
NAMES = ("house.db", "house.db-wal")

USED: list[object] = []
"""What SQLite may still hold an address of: a connection that is not closed yet calls it once more."""

Read = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
Sync = CFUNCTYPE(c_int, c_void_p, c_int)
Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)


class Methods(Structure):
    """`sqlite3_io_methods`, as far as version 3 goes."""

    _fields_ = [
        ("version", c_int),
        ("close", c_void_p),
        ("read", Read),
        ("write", Write),
        ("truncate", Truncate),
        ("sync", Sync),
        *((f"other_{number}", c_void_p) for number in range(13)),
    ]


class Vfs(Structure):
    """`sqlite3_vfs`, as far as version 3 goes."""

    _fields_ = [
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", Open),
        *((f"other_{number}", c_void_p) for number in range(15)),
    ]


@dataclass
class File:
    """What a disk holds of one file for sure, and what was asked of it since the last sync."""

    synced: bytes = b""
    pending: list[Callable[[bytearray, random.Random], None]] = field(default_factory=list)

    def sync(self) -> None:
        """All that is pending has reached the disk, whole and in its order."""
        whole = bytearray(self.synced)
        for change in self.pending:
            change(whole, WHOLE)
        self.synced, self.pending = bytes(whole), []

    def after_power_cut(self, luck: random.Random) -> bytes:
        """Some of what was pending is there, in another order, and torn."""
        found = bytearray(self.synced)
        kept = [change for change in self.pending if luck.random() < luck.choice((0.2, 0.8))]
        luck.shuffle(kept)
        for change in kept:
            change(found, luck)
        return bytes(found)


class Untorn(random.Random):
    """Keeps every sector of a write."""

    def random(self) -> float:
        return 0.0


WHOLE = Untorn()


def put(offset: int, data: bytes) -> Callable[[bytearray, random.Random], None]:
    """A write, of which each sector may be missing: one in ten is torn."""

    def change(found: bytearray, luck: random.Random) -> None:
        torn = luck.random() > 0.9
        found.extend(bytes(max(0, offset + len(data) - len(found))))
        for start in range(0, len(data), SECTOR):
            if not torn or luck.random() < 0.5:
                found[offset + start : offset + start + SECTOR] = data[start : start + SECTOR]

    return change


def cut_off(size: int) -> Callable[[bytearray, random.Random], None]:
    def change(found: bytearray, luck: random.Random) -> None:
        del found[size:]

    return change


@dataclass
class Fault:
    """Which call fails: the one of this number, and with `ever_after` all that follow."""

    at: int | None = None
    ever_after: bool = False


def contents(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


class FaultyFiles:
    """The files of one house in a folder, as they lie there now. Use it while `installed`."""

    def __init__(self, folder: Path, fault: Fault | None = None) -> None:
        self.fault = fault or Fault()
        self.calls: list[str] = []
        self.files = {name: File(contents(folder / name)) for name in NAMES}
        self.opened: dict[int, str] = {}  # which file lies at this address in memory
        self.methods: dict[int, Methods] = {}  # those of SQLite, by their address, and ours

    def fails(self, call: str) -> bool:
        number = len(self.calls)
        self.calls.append(call)
        at = self.fault.at
        return at is not None and (number == at or (self.fault.ever_after and number > at))

    def after_power_cut(self, folder: Path, luck: random.Random) -> None:
        """Writes what a disk may hold now into another folder."""
        folder.mkdir()
        for name, file in self.files.items():
            (folder / name).write_bytes(file.after_power_cut(luck))

    # What SQLite calls

    def open(self, vfs: int, name: int, file: int, flags: int, out: int) -> int:
        result: int = self.inner.open(vfs, name, file, flags, out)
        path = Path(ctypes.string_at(name).decode()) if name else None
        if result == OK and path is not None and path.name in NAMES:
            slot = cast(file, POINTER(c_void_p))
            self.opened[file] = path.name
            slot[0] = cast(byref(self.wrapped(slot[0])), c_void_p).value
        return result

    def wrapped(self, address: int) -> Methods:
        """SQLite's methods at this address, with those of ours that count and may fail."""
        if address not in self.methods:
            inner = Methods.from_address(address)
            mine = Methods.from_buffer_copy(inner)
            mine.read = Read(lambda *asked: self.read(inner, *asked))
            mine.write = Write(lambda *asked: self.write(inner, *asked))
            mine.truncate = Truncate(lambda *asked: self.truncate(inner, *asked))
            mine.sync = Sync(lambda *asked: self.sync(inner, *asked))
            self.methods[address] = mine
        return self.methods[address]

    def read(self, inner: Methods, file: int, data: int, size: int, offset: int) -> int:
        failed = self.fails(f"read {self.opened[file]}")
        return IOERR_READ if failed else int(inner.read(file, data, size, offset))

    def write(self, inner: Methods, file: int, data: int, size: int, offset: int) -> int:
        if self.fails(f"write {self.opened[file]}"):
            return IOERR_WRITE
        self.files[self.opened[file]].pending.append(put(offset, ctypes.string_at(data, size)))
        return int(inner.write(file, data, size, offset))

    def truncate(self, inner: Methods, file: int, size: int) -> int:
        if self.fails(f"truncate {self.opened[file]}"):
            return IOERR_TRUNCATE
        self.files[self.opened[file]].pending.append(cut_off(size))
        return int(inner.truncate(file, size))

    def sync(self, inner: Methods, file: int, flags: int) -> int:
        if self.fails(f"sync {self.opened[file]}"):
            return IOERR_FSYNC
        self.files[self.opened[file]].sync()
        return OK  # the disk of this machine is not waited for: it is not the one that loses its power

    @contextmanager
    def installed(self) -> Iterator[FaultyFiles]:
        """Every connection that is opened meanwhile has its files here."""
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = c_void_p
        library.sqlite3_vfs_register.argtypes = [c_void_p, c_int]
        library.sqlite3_vfs_unregister.argtypes = [c_void_p]
        self.inner = Vfs.from_address(library.sqlite3_vfs_find(None))
        mine = Vfs.from_buffer_copy(self.inner)
        USED.append((self, mine))
        mine.name = b"toog-faulty"
        mine.open = Open(self.open)
        assert library.sqlite3_vfs_register(byref(mine), 1) == OK
        try:
            yield self
        finally:
            assert library.sqlite3_vfs_unregister(byref(mine)) == OK
