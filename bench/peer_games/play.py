"""Random play of peers that are installed in a folder of their own; prints actions a second as JSON.

Run by bench/peers.py with the Python of that folder: imports nothing of Ludoteca.
"""

import json
import random
import sys
import time
from importlib import import_module


def petting_zoo(name: str, luck: random.Random) -> int:
    """Play a random match; returns the number of actions."""
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
    """Play a random match of three players; returns the number of actions."""
    peer = import_module("catanatron")
    colours = (peer.Color.RED, peer.Color.BLUE, peer.Color.WHITE)
    game = peer.Game([peer.RandomPlayer(colour) for colour in colours], seed=luck.randrange(2**30))
    game.play()
    return len(game.state.actions)


def main() -> None:
    """Play for some seconds of processor time, and print the rate."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    luck = random.Random(1)
    actions, start = 0, time.process_time()
    while (took := time.process_time() - start) < seconds:
        actions += catanatron(luck) if name == "catanatron" else petting_zoo(name, luck)
    print(json.dumps(actions / took))


if __name__ == "__main__":
    main()
