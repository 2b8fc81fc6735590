"""What cosmic-ray can change in modules: every place as JSON lines, or a module with one of them changed.

Run by tools/mutation.py with the Python of cosmic-ray's own folder: nothing of ours is imported here.
"""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ast = import_module("cosmic_ray.ast")
mutating = import_module("cosmic_ray.mutating")
plugins = import_module("cosmic_ray.plugins")

NO_BEHAVIOUR = ("from ", "import ", "class ", "def ", "@", '"""', "#", "|", "type ")
"""How lines begin whose change is one of types, imports or words."""


def places(path: str) -> Iterator[dict[str, object]]:
    """Every place in a module that an operator can change."""
    code = Path(path).read_text(encoding="utf-8")
    lines, nodes = code.splitlines(), list(ast.ast_nodes(ast.get_ast(code)))
    for name in plugins.operator_names():
        kind = plugins.get_operator(name)
        if kind.arguments():
            continue
        operator = kind()
        starts = [start for node in nodes for start, _ in operator.mutation_positions(node)]
        for occurrence, (line, _) in enumerate(starts):
            if not lines[line - 1].strip().startswith(NO_BEHAVIOUR) and "->" not in lines[line - 1]:
                yield {"path": path, "line": line, "operator": name, "occurrence": occurrence}


def changed(path: str, operator: str, occurrence: int) -> str:
    """A module with one place changed."""
    code = Path(path).read_text(encoding="utf-8")
    return str(mutating.mutate_code(code, plugins.get_operator(operator)(), occurrence))


def main() -> None:
    """`places MODULE …`, or `changed MODULE OPERATOR OCCURRENCE`."""
    match sys.argv[1:]:
        case ["changed", path, operator, occurrence]:
            print(changed(path, operator, int(occurrence)), end="")
        case ["places", *paths]:
            for path in paths:
                for place in places(path):
                    print(json.dumps(place))


if __name__ == "__main__":
    main()
