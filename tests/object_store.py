"""A real S3-compatible server on this machine, for tests."""

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from unittest import mock
from urllib.parse import urlsplit

BUCKET = "games"


@contextmanager
def object_store() -> Iterator[str]:
    """Run the server with an empty bucket, and let this process and its children find it; its place."""
    import boto3
    from moto.server import ThreadedMotoServer

    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    address = {
        "AWS_ENDPOINT_URL": f"http://{host}:{port}",
        "AWS_ACCESS_KEY_ID": "ludoteca",
        "AWS_SECRET_ACCESS_KEY": "secret",
        "AWS_REGION": "us-east-1",
    }
    try:
        with mock.patch.dict(os.environ, address):
            client = boto3.client("s3", endpoint_url=address["AWS_ENDPOINT_URL"], region_name="us-east-1")
            client.create_bucket(Bucket=BUCKET)
            # A second server of this process has the objects of the first.
            yield f"s3://{BUCKET}/our/house-{secrets.token_hex(4)}"
    finally:
        server.stop()


@asynccontextmanager
async def slow_line(bytes_per_second: int) -> AsyncIterator[None]:
    """Let a slow line lead to the server while the block runs."""
    server = urlsplit(os.environ["AWS_ENDPOINT_URL"])

    async def pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(8192):
                target.write(data)
                await target.drain()
                await asyncio.sleep(len(data) / bytes_per_second)
        target.close()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(server.hostname, server.port)
        with contextlib.suppress(asyncio.CancelledError):  # the block has ended
            await asyncio.gather(pass_on(reader, back), pass_on(there, writer))

    line = await asyncio.start_server(connected, "127.0.0.1", 0, limit=8192)
    address = f"http://127.0.0.1:{line.sockets[0].getsockname()[1]}"
    async with line:
        with mock.patch.dict(os.environ, {"AWS_ENDPOINT_URL": address}):
            yield
