"""A WebSocket for the client, as cheap as it can be: frames by hand on a plain socket."""

from __future__ import annotations

import base64
import os
import socket
import struct

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST = 0x80
MASKED = 0x80
NO_MASK = b"\0\0\0\0"  # a client has to mask; this key leaves every byte as it is
TWO_BYTES, EIGHT_BYTES = 126, 127
LARGEST_READ = 1 << 18


class Closed(Exception):
    """The other side is gone, or does not let us in."""


class Line:
    def __init__(self, port: int, path: str) -> None:
        try:
            self.socket = socket.create_connection(("127.0.0.1", port))
        except OSError as error:
            raise Closed(str(error)) from None
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.rest = b""
        self.shake_hands(port, path)
        self.socket.setblocking(False)

    def shake_hands(self, port: int, path: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.take()
        head, _, self.rest = answer.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise Closed(answer.decode("utf-8", "replace"))

    def fileno(self) -> int:
        return self.socket.fileno()

    def take(self) -> bytes:
        try:
            data = self.socket.recv(LARGEST_READ)
        except ConnectionError as error:
            raise Closed(str(error)) from None
        if not data:
            raise Closed("hung up")
        return data

    def say(self, text: bytes, kind: int = TEXT) -> None:
        length = len(text)
        size = (
            bytes((MASKED | length,))
            if length < TWO_BYTES
            else struct.pack("!BH", MASKED | TWO_BYTES, length)
        )
        try:
            self.socket.send(bytes((LAST | kind,)) + size + NO_MASK + text)
        except ConnectionError as error:
            raise Closed(str(error)) from None

    def hear(self) -> list[bytes]:
        """What has come. Only to be called when something has."""
        self.rest = self.rest + self.take() if self.rest else self.take()
        return self.texts()

    def texts(self) -> list[bytes]:
        """The whole messages among what was read."""
        data, found = self.rest, []
        begin, end = 0, len(data)
        while end - begin >= 2:
            length, start = data[begin + 1], begin + 2
            if length == TWO_BYTES:
                length, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif length == EIGHT_BYTES:
                length, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if start + length > end:
                break
            kind, begin = data[begin] & 0xF, start + length
            if kind == TEXT:
                found.append(data[start:begin])
            else:
                self.answer(kind, data[start:begin])
        self.rest = data[begin:]
        return found

    def answer(self, kind: int, text: bytes) -> None:
        if kind == PING:
            self.say(text, PONG)
        elif kind == CLOSE:
            raise Closed(text[2:].decode())

    def wait(self) -> list[bytes]:
        """The next messages, outside any measurement."""
        found = self.texts()
        self.socket.setblocking(True)
        while not found:
            found = self.hear()
        self.socket.setblocking(False)
        return found

    def close(self) -> None:
        self.socket.close()
