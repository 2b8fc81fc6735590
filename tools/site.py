"""Hooks for the documentation site, which add the examples that pages link to."""

from typing import Any

from mkdocs.structure.files import File, Files
from tools.setup import ROOT

EXAMPLES = (
    "bot.py",
    "train.py",
    "Containerfile",
    "ludoteca.service",
    "nginx.conf",
    "Caddyfile",
    "compose.yaml",
    "grafana.json",
)


def on_files(files: Files, config: Any) -> Files:
    """Add the examples to the site as text files."""
    for name in EXAMPLES:
        content = (ROOT / "examples" / name).read_text(encoding="utf-8")
        files.append(File.generated(config, f"examples/{name}.txt", content=content))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Rewrite links to the examples, which are one folder up in the repository and beside the page here."""
    for name in EXAMPLES:
        markdown = markdown.replace(f"](../examples/{name})", f"](examples/{name}.txt)")
    return markdown
