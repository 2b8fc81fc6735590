"""A bot as a separate program that imports nothing of Ludoteca; its argument says how it behaves."""

import json
import sys
import threading

for line in sys.stdin:
    request = json.loads(line)
    how = sys.argv[1]
    if how == "hangs":
        threading.Event().wait()
    if how == "ends":
        sys.exit(4)
    if how == "confused":
        print(json.dumps({"id": request["id"] + 1, "action": request["legal"][0]}), flush=True)
        continue
    action = {"plays": request["legal"][0], "notation": "roll", "nonsense": {"type": "sing"}}[how]
    print(json.dumps({"id": request["id"], "action": action}), flush=True)
