"""Every changed version of a module that cosmic-ray can think of, as JSON lines: line, operator, new source.

Run by tools/mutation.py with the Python of cosmic-ray's own folder: nothing of ours is imported here.
"""

import json
import sys
from importlib import import_module
from pathlib import Path

ast = import_module("cosmic_ray.ast")
plugins = import_module("cosmic_ray.plugins")
mutate_code = import_module("cosmic_ray.mutating").mutate_code

NO_BEHAVIOUR = ("from ", "import ", "class ", "def ", "@", '"""', "#", "|", "type ")
"""Lines whose change is one of types, imports or words."""


def main() -> None:
    """Print all of them."""
    code = Path(sys.argv[1]).read_text(encoding="utf-8")
    lines = code.splitlines()
    for name in plugins.operator_names():
        kind = plugins.get_operator(name)
        if kind.arguments():
            continue
        operator = kind()
        places = [
            start
            for node in ast.ast_nodes(ast.get_ast(code))
            for start, _ in operator.mutation_positions(node)
        ]
        for occurrence, (line, _) in enumerate(places):
            if lines[line - 1].strip().startswith(NO_BEHAVIOUR) or "->" in lines[line - 1]:
                continue
            changed = mutate_code(code, operator, occurrence)
            if changed is not None:
                print(json.dumps({"line": line, "operator": name.rpartition("/")[2], "code": changed}))


if __name__ == "__main__":
    main()
