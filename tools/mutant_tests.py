"""Runs tests against a module that is changed in memory only, each change in a process of its own.

`Warm` is a process that has collected the tests of a target. For a mutant it forks, gives the changed
functions their new code, and runs the tests that reach the changed line, the quickest first, until one fails.
A change that takes effect during import needs a process that has not imported `ludoteca` yet: `try_fresh`.
So neither this module nor the modules that import it may import `ludoteca`.
"""

import gc
import importlib.machinery
import inspect
import os
import pickle
import pkgutil
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest

EARLY = "ignore::pytest.PytestAssertRewriteWarning"
"""Ignored: modules that never change are imported before pytest can rewrite their assertions."""
QUIET = ("-q", "-p", "no:randomly", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", EARLY)
UNKNOWN = 255
"""Exit code of a child that does not know which test noticed the mutant."""
PLACE = tuple[str, str, int]
"""A function: its file, qualified name and first line."""
LINES = dict[str, set[int]]
MEMORY = 6 * 2**30
"""Most bytes of memory for a test: some mutants allocate without end."""


class Test(NamedTuple):
    """A test of a target, measured without a mutant."""

    name: str
    seconds: float
    """Processor time."""
    lines: LINES
    """The lines that it reaches, by module."""
    passed: bool


class Baseline(NamedTuple):
    """All tests of a target, and the lines that run during import."""

    tests: list[Test]
    imported: LINES


class _Loop:
    """A pytest plugin that passes the collected tests to a function instead of running them."""

    def __init__(self, job: Callable[["_Loop", Sequence[pytest.Item]], None]) -> None:
        self._job = job
        self.failed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._job(self, session.items)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed

    def passes(self, item: pytest.Item) -> bool:
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.failed


class Warm:
    """A process that has collected the tests of a target and tries mutants on demand."""

    def __init__(self, root: Path, tests: Sequence[str], modules: Sequence[str], prepare: str = "") -> None:
        ask_out, self._ask = os.pipe()
        answer_out, answer_in = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            os.close(self._ask)
            os.close(answer_out)
            _serve(root, tests, modules, prepare, os.fdopen(ask_out, "rb"), os.fdopen(answer_in, "wb"))
        os.close(ask_out)
        os.close(answer_in)
        self._answers = os.fdopen(answer_out, "rb")
        self.baseline: Baseline = pickle.load(self._answers)
        self.noticed: Counter[str] = Counter()
        """For each test the mutants that it noticed first."""

    def notices(self, path: str, code: str, tests: Sequence[Test]) -> bool | None:
        """Whether a test fails with the changed module; None if that needs a fresh process."""
        with os.fdopen(os.dup(self._ask), "wb") as ask:
            pickle.dump((path, code, [(test.name, test.seconds) for test in tests]), ask)
        status: int | None = pickle.load(self._answers)
        if status is not None and os.WIFEXITED(status) and 0 < os.WEXITSTATUS(status) < UNKNOWN:
            self.noticed[tests[os.WEXITSTATUS(status) - 1].name] += 1
        return None if status is None else status != 0

    def close(self) -> None:
        """End the process."""
        os.close(self._ask)
        self._answers.close()
        os.waitpid(self._pid, 0)


def _serve(
    root: Path, tests: Sequence[str], modules: Sequence[str], prepare: str, asked: Any, answers: Any
) -> None:
    paths = {str(root / module): module for module in modules}
    imported: LINES = {module: set() for module in modules}

    def job(loop: _Loop, items: Sequence[pytest.Item]) -> None:
        sys.settrace(None)
        if prepare:
            pkgutil.resolve_name(prepare)()
        pickle.dump(Baseline(_in_a_child(lambda: _measure(loop, items, paths)), imported), answers)
        answers.flush()
        by_name = {item.nodeid: item for item in items}
        functions = _functions(paths)
        gc.freeze()  # shares the present objects with every child
        while True:
            try:
                path, code, names = pickle.load(asked)
            except EOFError:
                return
            chosen = [(by_name[name], seconds) for name, seconds in names]
            pickle.dump(_try_warm(loop, root / path, code, chosen, functions), answers)
            answers.flush()

    _be_quiet()
    sys.settrace(_tracer(paths, imported))
    pytest.main([*QUIET, *tests], plugins=[_Loop(job)])
    os._exit(0)


def _tracer(paths: dict[str, str], lines: LINES) -> Callable[[FrameType, str, Any], Any]:
    def enter(entered: FrameType, _: str, __: Any) -> Any:
        module = paths.get(entered.f_code.co_filename)
        if module is None:
            return None
        found = lines[module]

        def step(frame: FrameType, event: str, _: Any) -> Any:
            if event == "line":
                found.add(frame.f_lineno)
            return step

        return step

    return enter


def _measure(loop: _Loop, items: Sequence[pytest.Item], paths: dict[str, str]) -> list[Test]:
    """Run every test twice: for the lines that it reaches, and for its time."""
    tests = []
    for item in items:
        lines: LINES = {module: set() for module in paths.values()}
        sys.settrace(_tracer(paths, lines))
        passed = loop.passes(item)
        sys.settrace(None)
        begun = time.process_time()
        passed &= loop.passes(item)
        tests.append(Test(item.nodeid, time.process_time() - begun, lines, passed))
    return tests


def _in_a_child(work: Callable[[], Any]) -> Any:
    """The result of work done in a child process, whose caches are gone with it."""
    out, into = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(out)
        with os.fdopen(into, "wb") as pipe:
            pickle.dump(work(), pipe)
        os._exit(0)
    os.close(into)
    with os.fdopen(out, "rb") as pipe:
        result = pickle.load(pipe)
    os.waitpid(pid, 0)
    return result


def _functions(paths: dict[str, str]) -> dict[PLACE, list[FunctionType]]:
    """All function objects of these modules, wherever they are referenced."""
    found: dict[PLACE, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename in paths:
            found.setdefault(_place(thing.__code__), []).append(thing)
    return found


def _place(code: CodeType) -> PLACE:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _try_warm(
    loop: _Loop,
    path: Path,
    code: str,
    tests: Sequence[tuple[pytest.Item, float]],
    functions: dict[PLACE, list[FunctionType]],
) -> int | None:
    pairs = changed_functions(compile(path.read_text("utf-8"), str(path), "exec"), compiled(path, code))
    if pairs is None or not all(_place(old) in functions for old, _ in pairs):
        return None

    def work() -> int:
        for old, new in pairs:
            for function in functions[_place(old)]:
                function.__code__ = new
        for number, (item, seconds) in enumerate(tests, start=1):
            _limit(seconds)
            if not loop.passes(item):
                return min(number, UNKNOWN)
        return 0

    return _done_in_a_child(work)


def try_fresh(path: Path, code: str, tests: Sequence[Test]) -> bool:
    """Whether a test fails in a process that imports the changed module."""

    def work() -> int:
        get_code = importlib.machinery.SourceFileLoader.get_code

        def changed(loader: Any, name: str) -> Any:
            return compiled(path, code) if loader.path == str(path) else get_code(loader, name)

        importlib.machinery.SourceFileLoader.get_code = changed  # type: ignore[method-assign,assignment]
        _be_quiet()
        _limit(2.0 + sum(test.seconds for test in tests))
        return int(pytest.main([*QUIET, "-x", *(test.name for test in tests)]))

    return _done_in_a_child(work) != 0


def _done_in_a_child(work: Callable[[], int]) -> int:
    """The exit status of work done in a child process; 0 if it succeeded."""
    pid = os.fork()
    if pid == 0:
        status = UNKNOWN
        try:
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
            status = work()
        finally:
            os._exit(status)
    return os.waitpid(pid, 0)[1]


def _limit(seconds: float) -> None:
    """From now on this process has a few times as long, of the processor; then it is ended.

    By the clock it has very long: on a machine that is busy with other things that says little.
    """
    for timer, least in ((signal.ITIMER_PROF, 2.0), (signal.ITIMER_REAL, 600.0)):
        signal.setitimer(timer, least + least * 5 * seconds)


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def compiled(path: Path, code: str) -> CodeType | None:
    """The compiled module; None if it is not valid Python."""
    try:
        return compile(code, str(path), "exec")
    except SyntaxError:
        return None


def changed_functions(old: CodeType, new: CodeType | None) -> list[tuple[CodeType, CodeType]] | None:
    """The functions whose code differs; None if code differs that runs during import."""
    if new is None or (old.co_code, old.co_names, _plain(old)) != (new.co_code, new.co_names, _plain(new)):
        return None
    pairs: list[tuple[CodeType, CodeType]] = []
    for one, other in zip(_nested(old), _nested(new), strict=True):
        if one.co_flags & inspect.CO_OPTIMIZED:
            pairs += [(one, other)] if one != other else []
            continue
        within = changed_functions(one, other)
        if within is None:
            return None
        pairs += within
    return pairs


def _nested(code: CodeType) -> Iterator[CodeType]:
    return (const for const in code.co_consts if isinstance(const, CodeType))


def _plain(code: CodeType) -> list[Any]:
    return [(type(const), const) for const in code.co_consts if not isinstance(const, CodeType)]
