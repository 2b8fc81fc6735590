"""A real S3-compatible server on this machine, for tests."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

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
