"""The horse-trading card game: auctions, bluffs and blind offers for three to five players.

`import maquignon as mq`: the names in `__all__` are the public face, each imported when it is first used. Everything
else in the package is private and may change in any release.
"""

__version__ = "1.0.0"

TYPE_CHECKING = False  # type checkers take it for true; `typing` alone would cost more than all the rest here
if TYPE_CHECKING:
    from maquignon.adapters.vector import VectorGames as VectorGames
    from maquignon.bots.bot import Bot as Bot
    from maquignon.bots.names import UnknownBot as UnknownBot
    from maquignon.library.batches import make_batch as make_batch
    from maquignon.library.games import agree as agree
    from maquignon.library.games import apply as apply
    from maquignon.library.games import is_over as is_over
    from maquignon.library.games import scores as scores
    from maquignon.library.games import shuffle as shuffle
    from maquignon.library.games import start as start
    from maquignon.library.games import turn_of as turn_of
    from maquignon.library.matches import bot_names as bot_names
    from maquignon.library.matches import make_bot as make_bot
    from maquignon.library.matches import play_match as play_match
    from maquignon.library.matches import record_of as record_of
    from maquignon.library.texts import dump_position as dump_position
    from maquignon.library.texts import dump_record as dump_record
    from maquignon.library.texts import load_position as load_position
    from maquignon.library.texts import load_record as load_record
    from maquignon.library.texts import replay as replay
    from maquignon.library.texts import tell_record as tell_record
    from maquignon.notation.header import Header as Header
    from maquignon.notation.position import PositionError as PositionError
    from maquignon.notation.reasons import RecordError as RecordError
    from maquignon.notation.record import Record as Record
    from maquignon.notation.sentences import tell as tell
    from maquignon.play.dealer import Dealer as Dealer
    from maquignon.play.match import BadChoice as BadChoice
    from maquignon.play.match import Match as Match
    from maquignon.rules.actions import Accept as Accept
    from maquignon.rules.actions import Action as Action
    from maquignon.rules.actions import Auction as Auction
    from maquignon.rules.actions import Bid as Bid
    from maquignon.rules.actions import BuyBack as BuyBack
    from maquignon.rules.actions import ClaimDove as ClaimDove
    from maquignon.rules.actions import Counter as Counter
    from maquignon.rules.actions import Deal as Deal
    from maquignon.rules.actions import Hammer as Hammer
    from maquignon.rules.actions import LetStand as LetStand
    from maquignon.rules.actions import Offer as Offer
    from maquignon.rules.actions import Pass as Pass
    from maquignon.rules.actions import Pay as Pay
    from maquignon.rules.actions import Preempt as Preempt
    from maquignon.rules.actions import Sell as Sell
    from maquignon.rules.actions import Trade as Trade
    from maquignon.rules.actions import TurnUp as TurnUp
    from maquignon.rules.audience import seen_by as seen_by
    from maquignon.rules.cards import ANIMALS as ANIMALS
    from maquignon.rules.cards import FAMILY_VALUES as FAMILY_VALUES
    from maquignon.rules.cards import NOTES as NOTES
    from maquignon.rules.cards import count_notes as count_notes
    from maquignon.rules.cards import list_notes as list_notes
    from maquignon.rules.events import AnimalsDealt as AnimalsDealt
    from maquignon.rules.events import AuctionOpened as AuctionOpened
    from maquignon.rules.events import BidMade as BidMade
    from maquignon.rules.events import BoughtBack as BoughtBack
    from maquignon.rules.events import CounterLaid as CounterLaid
    from maquignon.rules.events import Defaulted as Defaulted
    from maquignon.rules.events import DonkeyPaid as DonkeyPaid
    from maquignon.rules.events import DoveClaimed as DoveClaimed
    from maquignon.rules.events import DoveOffered as DoveOffered
    from maquignon.rules.events import Event as Event
    from maquignon.rules.events import FamilyCompleted as FamilyCompleted
    from maquignon.rules.events import GameEnded as GameEnded
    from maquignon.rules.events import HammerFell as HammerFell
    from maquignon.rules.events import LotTurnedUp as LotTurnedUp
    from maquignon.rules.events import LotWon as LotWon
    from maquignon.rules.events import NotesMoved as NotesMoved
    from maquignon.rules.events import OfferAccepted as OfferAccepted
    from maquignon.rules.events import OfferRenewed as OfferRenewed
    from maquignon.rules.events import Passed as Passed
    from maquignon.rules.events import PositionReturned as PositionReturned
    from maquignon.rules.events import Preempted as Preempted
    from maquignon.rules.events import PricePaid as PricePaid
    from maquignon.rules.events import SaleStood as SaleStood
    from maquignon.rules.events import Sold as Sold
    from maquignon.rules.events import TradeDecided as TradeDecided
    from maquignon.rules.events import TradeOpened as TradeOpened
    from maquignon.rules.events import TradeTied as TradeTied
    from maquignon.rules.events import TurnBegan as TurnBegan
    from maquignon.rules.events import TurnSkipped as TurnSkipped
    from maquignon.rules.game import Game as Game
    from maquignon.rules.game import IllegalAction as IllegalAction
    from maquignon.rules.game import refusal as refusal
    from maquignon.rules.game import to_act as to_act
    from maquignon.rules.game import winners as winners
    from maquignon.rules.options import Options as Options
    from maquignon.rules.options import options as options
    from maquignon.rules.state import HOUSE as HOUSE
    from maquignon.rules.terms.charter import CharterError as CharterError
    from maquignon.rules.terms.edition import Edition as Edition
    from maquignon.rules.terms.editions import EDITIONS as EDITIONS
    from maquignon.rules.views import View as View
    from maquignon.rules.views import view as view
    from maquignon.turbo.batch import Batch as Batch

_HOMES = {
    "adapters.vector": ("VectorGames",),
    "bots.bot": ("Bot",),
    "bots.names": ("UnknownBot",),
    "library.batches": ("make_batch",),
    "library.games": ("agree", "apply", "is_over", "scores", "shuffle", "start", "turn_of"),
    "library.matches": ("bot_names", "make_bot", "play_match", "record_of"),
    "library.texts": ("dump_position", "dump_record", "load_position", "load_record", "replay", "tell_record"),
    "notation.header": ("Header",),
    "notation.position": ("PositionError",),
    "notation.reasons": ("RecordError",),
    "notation.record": ("Record",),
    "notation.sentences": ("tell",),
    "play.dealer": ("Dealer",),
    "play.match": ("BadChoice", "Match"),
    "rules.actions": (
        "Accept", "Action", "Auction", "Bid", "BuyBack", "ClaimDove", "Counter", "Deal", "Hammer", "LetStand", "Offer",
        "Pass", "Pay", "Preempt", "Sell", "Trade", "TurnUp",
    ),
    "rules.audience": ("seen_by",),
    "rules.cards": ("ANIMALS", "FAMILY_VALUES", "NOTES", "count_notes", "list_notes"),
    "rules.events": (
        "AnimalsDealt", "AuctionOpened", "BidMade", "BoughtBack", "CounterLaid", "Defaulted", "DonkeyPaid",
        "DoveClaimed", "DoveOffered", "Event", "FamilyCompleted", "GameEnded", "HammerFell", "LotTurnedUp", "LotWon",
        "NotesMoved", "OfferAccepted", "OfferRenewed", "Passed", "PositionReturned", "Preempted", "PricePaid",
        "SaleStood", "Sold", "TradeDecided", "TradeOpened", "TradeTied", "TurnBegan", "TurnSkipped",
    ),
    "rules.game": ("Game", "IllegalAction", "refusal", "to_act", "winners"),
    "rules.options": ("Options", "options"),
    "rules.state": ("HOUSE",),
    "rules.terms.charter": ("CharterError",),
    "rules.terms.edition": ("Edition",),
    "rules.terms.editions": ("EDITIONS",),
    "rules.views": ("View", "view"),
    "turbo.batch": ("Batch",),
}  # fmt: skip
"""Where each name lives; a test holds it equal to what type checkers and editors are shown above."""
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = sorted(["__version__", *_HOME_OF])


if not TYPE_CHECKING:  # a type checker that saw it would take any name for a good one

    def __getattr__(name: str) -> object:
        """PEP 562: a name of the public face is looked up once, when it is first used."""
        if name not in _HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return __all__
