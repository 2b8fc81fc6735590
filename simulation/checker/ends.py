"""A match that has ended has no move after its end, and stays as it ended."""

from collections.abc import Iterator

from .facts import Facts, Violation

ENDS, AGREED = "ends", "consent to an end"
OVER = ("over", "closed")


def check(facts: Facts) -> Iterator[Violation]:
    """Compare every end that was shown with the final tables."""
    ended: dict[str, tuple[float, str]] = {}
    for shown in facts.shown:
        if shown.table is None:
            continue
        status, before = shown.table["status"], ended.get(shown.match)
        if status in OVER and before is None:
            ended[shown.match] = (shown.at, status)
        elif before is not None and status != before[1] and (shown.asked or 0.0) > before[0]:
            yield Violation(ENDS, shown.at, f"{shown.match} was {before[1]}, and {status} afterwards")
    for match, (at, status) in ended.items():
        table = facts.final.tables.get(match)
        if table is None or table["status"] != status:
            yield Violation(ENDS, at, f"{match} was shown as {status} and is not")
        for row in facts.log(match):
            durable = facts.durable.get((match, row["seq"]), 0.0)
            if durable > at:
                yield Violation(ENDS, durable, f"entry {row['seq']} of {match} is after its end")
    for match, table in facts.final.tables.items():
        log = facts.log(match)
        if table["status"] == "over" and table["last"] != len(log) - 1:
            text = f"{match} ended at entry {table['last']}, its log at {len(log) - 1}"
            yield Violation(ENDS, facts.durable.get((match, len(log) - 1), 0.0), text)
        yield from _reason(facts, match)
    over = {match for match, table in facts.final.tables.items() if table["status"] == "over"}
    for match, seat, *_ in facts.final.results:
        if match not in over:
            yield Violation(ENDS, 0.0, f"{match} has a result for seat {seat} and is not over")


def _reason(facts: Facts, match: str) -> Iterator[Violation]:
    """A player asked for an end before the goal, and the others agreed."""
    table = facts.final.tables[match]
    resigned = table["status"] == "over" and table["outcome"]["reason"] == "resigned"
    if resigned and not list(facts.at_match(match, "resign")):
        yield Violation(AGREED, 0.0, f"{match} was resigned by no player")
    kinds = {line["kind"] for line in facts.final.lines.get(match, ())}
    if table["status"] != "closed" or "time_ran_out" in kinds:
        return  # a match in which no player decides any more is closed by its clock
    asked = {operation.player for operation in facts.at_match(match, "ask_end")}
    agreed = {op.player for op in facts.at_match(match, "answer_end") if op.request["agree"]}
    people = {chair["player"] for chair in table["chairs"] if chair["kind"] == "person"}
    if not any(people <= agreed | {one} for one in asked):
        yield Violation(AGREED, 0.0, f"{match} was closed: {asked} asked, {agreed} agreed, of {people}")
