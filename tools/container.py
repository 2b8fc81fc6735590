"""`python -m tools.container`: build the image of examples/Containerfile, and try it as a host would.

A container runs with a read-only root, without capabilities and with a memory limit; a program plays a match
through it on PostgreSQL and on SQLite; it is stopped by its signal; a newer image goes on with the same data.
`make release` runs it; CI does not. Needs podman, and debootstrap where the base image cannot be pulled:
`apt install podman runc debootstrap`. Exits with 1 if a step fails.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from tests.postgres import Database

ROOT = Path(__file__).resolve().parents[1]
IMAGE, NEXT = "localhost/ludoteca:trial", "localhost/ludoteca:next"
BASE = "docker.io/library/python:3.12-slim"
OWN_BASE = "localhost/ludoteca-base:debian"
"""Made by debootstrap where registries of images cannot be reached."""
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
RELEASE = "bookworm"
LIMITS = ("--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1024:1024")
HARDENED = ("--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges")
MEMORY = "1g"
START_SECONDS, STOP_SECONDS = 120, 30


class Failed(Exception):
    """A step did not do what it should; the message says what was seen."""


def podman(*words: str, check: bool = True) -> str:
    """Run podman; its output."""
    done = subprocess.run(["podman", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if check and done.returncode:
        raise Failed(f"podman {' '.join(words[:2])}: {(done.stderr or done.stdout).strip()[-600:]}")
    return done.stdout.strip()


def podman_exit(*words: str) -> int:
    """Run podman with the runtime of the trial; its exit code."""
    return subprocess.run(
        ["podman", "--runtime", "runc", *words], capture_output=True, check=False
    ).returncode


def find_base() -> str:
    """The base image: pulled, or made from Debian's packages."""
    for name in (BASE, OWN_BASE):
        if subprocess.run(["podman", "image", "exists", name], check=False).returncode == 0:
            return name
    if subprocess.run(["podman", "pull", "-q", BASE], capture_output=True, check=False).returncode == 0:
        return BASE
    if shutil.which("debootstrap") is None:
        raise Failed(f"{BASE} cannot be pulled, and debootstrap is missing: apt install debootstrap")
    with tempfile.TemporaryDirectory() as name:
        root = Path(name) / "root"
        packages = "--include=python3,python3-venv,ca-certificates"
        subprocess.run(
            ["debootstrap", "--variant=minbase", packages, RELEASE, str(root)],
            stdout=subprocess.DEVNULL,
            check=True,
        )
        shutil.copy(CERTIFICATES, root / CERTIFICATES.relative_to("/"))
        with subprocess.Popen(["tar", "-C", str(root), "-c", "."], stdout=subprocess.PIPE) as packed:
            subprocess.run(["podman", "import", "-q", "-", OWN_BASE], stdin=packed.stdout, check=True)
    return OWN_BASE


def build(image: str, base: str, *words: str) -> None:
    """Build the image by its file."""
    podman(
        *("build", "--quiet", "--isolation=chroot", "--network=host", "--format=docker"),
        *("-f", "examples/Containerfile", "--build-arg", f"BASE={base}", "-t", image, *words, "."),
    )


@contextmanager
def running(image: str, port: int, *words: str) -> Iterator[str]:
    """Run a container until the block ends; its name. It is stopped by its signal and has to end well."""
    name = f"ludoteca-trial-{port}"
    where = ("--env", f"LUDOTECA_PORT={port}", "--env", "LUDOTECA_HOST=127.0.0.1")
    podman(
        *("--runtime", "runc", "run", "--detach", "--name", name, "--network=host", *LIMITS, *HARDENED),
        *(*memory_limit(), *where, *words, image),
    )
    try:
        wait_until_ready(name, port)
        yield name
        begun = time.monotonic()
        podman("--runtime", "runc", "stop", "--time", str(STOP_SECONDS), name)
        code = podman("inspect", "--format", "{{.State.ExitCode}}", name)
        if code != "0":
            raise Failed(f"exit code {code} after SIGTERM: {logs(name)}")
        print(f"     stopped by SIGTERM in {time.monotonic() - begun:.1f} s, exit code 0")
    finally:
        podman("--runtime", "runc", "rm", "--force", name, check=False)


def memory_limit() -> tuple[str, ...]:
    """The option that limits memory, where this machine's kernel lets containers have one."""
    tried = podman_exit("run", "--rm", "--network=host", *LIMITS, "--memory", MEMORY, IMAGE, "true")
    if tried:
        print("     no memory limit: this machine has no control group for it")
        return ()
    return ("--memory", MEMORY)


def wait_until_ready(name: str, port: int) -> None:
    """Wait until the server is ready, as its health check asks."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if podman("inspect", "--format", "{{.State.Running}}", name) != "true":
            raise Failed(f"it ended: {logs(name)}")
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5) as answer:
                if answer.status == 200:
                    break
        except OSError:
            time.sleep(0.2)
    else:
        raise Failed(f"not ready after {START_SECONDS} s: {logs(name)}")
    health = podman("--runtime", "runc", "healthcheck", "run", name, check=False)
    if health:
        raise Failed(f"its health check says {health}")


def logs(name: str) -> str:
    """The last lines of a container's log."""
    done = subprocess.run(
        ["podman", "logs", "--tail", "8", name], capture_output=True, text=True, check=False
    )
    return (done.stdout + done.stderr).strip()


def play(port: int) -> str:
    """Play a match of Palanche to its end with a program; the match's id."""
    bot = [sys.executable, "examples/bot.py", f"http://127.0.0.1:{port}", "--game", "palanche"]
    done = subprocess.run(bot, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    found = re.search(r"/match/(\w+)", done.stdout)
    if done.returncode or found is None or "over:" not in done.stdout:
        raise Failed(f"the match was not played to its end: {(done.stdout + done.stderr).strip()[-400:]}")
    print(f"     {done.stdout.strip().splitlines()[-1]}")
    return found[1]


def check_match(name: str, match: str) -> None:
    """Check that a container's database has a match, and that all its matches replay."""
    admin = ("--runtime", "runc", "exec", name, "ludoteca", "admin")
    shown = podman(*admin, "matches", "list", "--status", "over")
    if match not in shown:
        raise Failed(f"{match} is not in the database: {shown[-300:]}")
    checked = podman(*admin, "check")
    print(f"     {checked.splitlines()[-1]}")


def is_confined(name: str) -> None:
    """Check that the server is not root and cannot write to its own files."""
    user = podman("--runtime", "runc", "exec", name, "python3", "-c", "import os; print(os.getuid())")
    if user == "0":
        raise Failed("it runs as root")
    if podman_exit("exec", name, "python3", "-c", "open('/opt/ludoteca/written', 'w')") == 0:
        raise Failed("it can write to its own files")


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def try_database(base: str, words: Sequence[str]) -> None:
    """Play on a database; then a newer image goes on with it."""
    port = free_port()
    with running(IMAGE, port, *words) as name:
        is_confined(name)
        match = play(port)
        check_match(name, match)
    build(NEXT, base, "--label", "trial=next")
    with running(NEXT, port, *words) as name:
        check_match(name, match)
        play(port)


def main() -> int:
    """Build, run, play, stop, upgrade; the exit code."""
    if shutil.which("podman") is None:
        print("container: podman is missing: apt install podman runc", file=sys.stderr)
        return 2
    if not list((ROOT / "dist").glob("ludoteca-*.whl")):
        print("container: dist/ has no wheel; run `make dist`", file=sys.stderr)
        return 2
    try:
        base = find_base()
        print(f"ok   base image {base}", flush=True)
        build(IMAGE, base)
        size = json.loads(podman("image", "inspect", IMAGE))[0]["Size"]
        print(f"ok   image built, {size / 1e6:.0f} MB", flush=True)
        with tempfile.TemporaryDirectory(prefix="ludoteca-container-") as folder:
            data = Path(folder) / "data"
            data.mkdir()
            os.chown(data, 1000, 1000)
            try_database(base, ("--volume", f"{data}:/data"))
            print("ok   SQLite: played, stopped, upgraded with its data", flush=True)
            database = Database(Path(folder) / "postgres")
            try:
                sockets = parse_qs(urlsplit(database.url).query)["host"][0]
                os.chmod(sockets, 0o711)  # the container's user passes through it to the socket
                url = "postgresql://postgres@/postgres?host=/sockets"
                try_database(base, ("--volume", f"{sockets}:/sockets", "--env", f"LUDOTECA_DB={url}"))
            finally:
                database.end()
            print("ok   PostgreSQL: played, stopped, upgraded with its data", flush=True)
    except Failed as problem:
        print(f"FAIL {problem}", flush=True)
        return 1
    finally:
        podman("image", "rm", "--force", IMAGE, NEXT, check=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
