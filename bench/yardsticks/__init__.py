"""Yardsticks: fixed bots, mostly former levels, against which the present levels are measured."""
