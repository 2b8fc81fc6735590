"""What the second worker does: a bot's thinking and reviews, each asked and answered in bytes."""

import msgspec

from ludoteca.core import Seat, Simulated, game_key
from ludoteca.games import find_game
from ludoteca.server.work.jobs import review_on, think


class ThinkJob(msgspec.Struct, frozen=True, kw_only=True, tag="think"):
    """Find what a bot would play."""

    game: str
    rules_version: int
    position: str
    seat: Seat
    level: str
    budget_ms: int
    seed: int


class ReviewJob(msgspec.Struct, frozen=True, kw_only=True, tag="review"):
    """Begin a review of a match file, or continue one by a piece."""

    file: str
    piece: str | None


Job = ThinkJob | ReviewJob


def carry_out(asked: bytes) -> bytes:
    """Do a job; raises what the game or its bot raises."""
    job: Job = msgspec.json.decode(asked, type=Job)
    match job:
        case ThinkJob():
            rules = (job.game, job.rules_version)
            return think(rules, job.position.encode(), job.seat, job.level, job.budget_ms, job.seed)
        case ReviewJob():
            piece = None if job.piece is None else job.piece.encode()
            return review_on(job.file.encode(), piece)


def needs_engine(asked: str) -> bool:
    """Whether a job is about a game that simulates: then the worker's script loads the engine first."""
    job: Job = msgspec.json.decode(asked, type=Job)
    key = job.game if isinstance(job, ThinkJob) else game_key(job.file.encode())
    return isinstance(find_game(key), Simulated)


def carry_out_text(asked: str) -> str:
    """Do a job, as the worker's script asks for it."""
    return carry_out(asked.encode()).decode()
