"""Bots as they were before they were replaced, to measure the new ones against.

They are copies on purpose, also where a module is still the same as ours: a yardstick must not change when
our bots do. Nothing here is improved; it is only adapted when the rules' own interfaces change.
"""
