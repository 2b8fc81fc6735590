"""Prints all mutants that cosmic-ray makes of modules as JSON lines, each with the changed module.

Run by tools/mutation.py with the Python of cosmic-ray's own folder: imports nothing of Ludoteca.
"""

import ast
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

NO_BEHAVIOUR = ("from ", "import ", "class ", "@", '"""', "#")
"""Beginnings of lines that are not changed: imports, classes, decorators, docstrings, comments."""

SAME_FOR_SMALL_NUMBERS = ("_Eq_Is", "_NotEq_IsNot", "_Is_Eq", "_IsNot_NotEq")
"""Comparisons that mean the same in CPython for small numbers and interned strings."""

Place = tuple[int, int]
"""A line, from 1, and a column, from 0."""


def places_of_types(code: str) -> list[tuple[Place, Place]]:
    """The ranges of a module that are type annotations, which a type checker checks, not a test.

    The head of a function, but for its default values, is nothing else.
    """
    found = []
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.FunctionDef(args=args):
                begins = _begin(node)
                for value in [*args.defaults, *filter(None, args.kw_defaults)]:
                    found.append((begins, _begin(value)))
                    begins = _end(value)
                found.append((begins, _begin(node.body[0])))
            case ast.AnnAssign(annotation=annotation):
                found.append((_begin(annotation), _end(annotation)))
            case ast.Assign(value=ast.BinOp(op=ast.BitOr(), right=ast.Name(id=name))) if name[0].isupper():
                found.append((_begin(node), _end(node)))
    return found


def _begin(node: ast.stmt | ast.expr) -> Place:
    return node.lineno, node.col_offset


def _end(node: ast.stmt | ast.expr) -> Place:
    return node.end_lineno or node.lineno, node.end_col_offset or node.col_offset


def mutants(path: str) -> Iterator[dict[str, object]]:
    """Every mutant of a module, with the whole changed module."""
    tree, mutating, plugins = (import_module(f"cosmic_ray.{name}") for name in ("ast", "mutating", "plugins"))
    code = Path(path).read_text(encoding="utf-8")
    lines, types, nodes = code.splitlines(), places_of_types(code), list(tree.ast_nodes(tree.get_ast(code)))
    for name in plugins.operator_names():
        kind = plugins.get_operator(name)
        if kind.arguments() or name.endswith(SAME_FOR_SMALL_NUMBERS):
            continue
        operator = kind()
        starts = [start for node in nodes for start, _ in operator.mutation_positions(node)]
        for occurrence, start in enumerate(starts):
            line = start[0]
            if lines[line - 1].strip().startswith(NO_BEHAVIOUR):
                continue
            if any(begin <= start < end for begin, end in types):
                continue
            try:
                changed = str(mutating.mutate_code(code, operator, occurrence))
            except AttributeError:  # an exception named by a dotted name: cosmic-ray cannot replace it
                continue
            yield {"path": path, "line": line, "operator": name, "occurrence": occurrence, "code": changed}


if __name__ == "__main__":
    for module in sys.argv[1:]:
        for mutant in mutants(module):
            print(json.dumps(mutant))
