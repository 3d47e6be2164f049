"""What the description of the API says of a body that Litestar does not read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    Reference,
    RequestBody,
    Schema,
)

Fields = dict[str, Schema | Reference]

RECORD = Schema(type=OpenAPIType.OBJECT)


@dataclass
class BodyOperation(Operation):
    """An operation whose body is read by ours alone, so it is said here what that may be."""

    properties: ClassVar[Fields]
    required: ClassVar[list[str]]

    def __post_init__(self) -> None:
        body = Schema(type=OpenAPIType.OBJECT, properties=self.properties, required=self.required)
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(body)}, required=True)
