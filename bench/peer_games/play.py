"""Random playouts of the peers that live in a folder of their own; prints actions a second as JSON.

Run by bench/peers.py with the Python of that folder: nothing of ours is imported here.
"""

import json
import random
import sys
import time
from importlib import import_module


def petting_zoo(name: str, luck: random.Random) -> int:
    """A match of uniform choices; how many there were."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=luck.randrange(2**30))
    actions = 0
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        mask = observation["action_mask"]
        env.step(luck.choice([action for action, allowed in enumerate(mask) if allowed]))
        actions += 1
    return actions


def catanatron(luck: random.Random) -> int:
    """A match of three players at random; how many actions there were."""
    peer = import_module("catanatron")
    colours = (peer.Color.RED, peer.Color.BLUE, peer.Color.WHITE)
    game = peer.Game([peer.RandomPlayer(colour) for colour in colours], seed=luck.randrange(2**30))
    game.play()
    return len(game.state.actions)


def main() -> None:
    """Play for so many seconds of this process's time; how fast it was."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    luck = random.Random(1)
    actions, start = 0, time.process_time()
    while (took := time.process_time() - start) < seconds:
        actions += catanatron(luck) if name == "catanatron" else petting_zoo(name, luck)
    print(json.dumps(actions / took))


if __name__ == "__main__":
    main()
