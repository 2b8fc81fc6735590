"""Messages as JSON."""

import msgspec

encoder = msgspec.json.Encoder()
