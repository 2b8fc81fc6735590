"""Hooks for the documentation site: the examples that pages link to stand on it too."""

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
    """Put the examples beside the pages, as texts to read."""
    for name in EXAMPLES:
        content = (ROOT / "examples" / name).read_text(encoding="utf-8")
        files.append(File.generated(config, f"examples/{name}.txt", content=content))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """In the repository a page finds the examples one folder up; on the site they stand beside it."""
    for name in EXAMPLES:
        markdown = markdown.replace(f"](../examples/{name})", f"](examples/{name}.txt)")
    return markdown
