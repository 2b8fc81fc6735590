"""`ludoteca serve`: run the server, for browsers on this machine or in the network."""

import argparse
import ast
import inspect

import msgspec

from ludoteca.server.settings import Settings, make_settings


def setting_notes() -> dict[str, str]:
    """The description of each setting, from the docstring under it."""
    (definition,) = ast.parse(inspect.getsource(Settings)).body
    assert isinstance(definition, ast.ClassDef)
    notes = {}
    for statement, after in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            assert isinstance(after, ast.Expr)
            notes[statement.target.id] = str(ast.literal_eval(after.value))
    return notes


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command: one for each setting."""
    notes = setting_notes()
    for field in msgspec.structs.fields(Settings):
        flag = "--" + field.name.replace("_", "-")
        note = notes[field.name].replace("%", "%%")
        if field.type is bool:
            parser.add_argument(flag, action="store_const", const="true", help=note)
        else:
            parser.add_argument(flag, metavar="VALUE", help=note)
    parser.add_argument("--open", action="store_true", help="open the browser, if there is one")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the server until it is stopped; returns the exit code."""
    given = {name: getattr(arguments, name) for name in Settings.__struct_fields__}
    settings = make_settings(given)
    from ludoteca.server import serving

    return serving.run(settings, arguments.open)
