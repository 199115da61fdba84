"""Merchants with a temper: the same arithmetic, other nerves."""

from maquignon.bots.merchant import Merchant, Temper


class Cautious(Merchant):
    """Keeps most of its money and trades only with the longer purse."""

    temper = Temper(keenness=0.55, reserve=0.6, reluctance=3.0, variety=0.1, nerve=0.0, eagerness=0.6)


class Greedy(Merchant):
    """Wants every animal, and wants it now."""

    temper = Temper(keenness=1.2, reserve=0.1, reluctance=1.5, variety=0.2, nerve=0.0, eagerness=0.35)


class Bluffer(Merchant):
    """Bids beyond its purse and lays zeros as if they were hundreds."""

    temper = Temper(keenness=0.65, reserve=0.45, reluctance=2.7, variety=0.25, nerve=0.1, eagerness=0.5)
