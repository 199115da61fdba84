"""A game at this terminal: one person, bots on the other seats, and nobody waits for anybody else."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from maquignon.bots.bot import Bot, seated
from maquignon.play.dealer import Dealer
from maquignon.play.match import ask
from maquignon.rules.actions import Action
from maquignon.rules.audience import seen_by
from maquignon.rules.game import Game
from maquignon.rules.options import Options, options
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import BIDDING, HOUSE, OVER, State
from maquignon.rules.telling import play
from maquignon.rules.views import view
from maquignon.terminal.person import Person
from maquignon.terminal.question import Decline
from maquignon.terminal.scribe import Scribe


@dataclass(slots=True)
class LocalGame:
    """Asks seat after seat; the person sits on the one that no bot holds."""

    game: Game
    seat: int
    person: Person
    bots: Mapping[int, Bot]
    dealer: Dealer
    scribe: Scribe
    leaves_dove: bool = False  # the person does not want the dove they may claim now

    def play(self) -> None:
        s = self.game.state
        with seated(self.bots, self.game.edition, s.players, first=s.active):
            self._play_on()

    def _play_on(self) -> None:
        while self.game.state.phase != OVER:
            action = self._next_action()
            if isinstance(action, Decline):
                self.leaves_dove = True
            else:
                self._do(action)

    def _next_action(self) -> Action | Decline:
        seat = next_to_act(self._as_scheduled())
        if seat == HOUSE:
            return self._next_of_the_house()
        if seat == self.seat:
            return self.person.choose(view(self.game, seat), self._options())
        return ask(self.bots[seat], self.game, seat)

    def _next_of_the_house(self) -> Action:
        if self.game.state.phase == BIDDING and self.game.state.leader == self.seat:
            action = self.person.raise_own(view(self.game, self.seat), self._options())
            if not isinstance(action, Decline):
                return action
        return self.dealer.answer(self.game)

    def _as_scheduled(self) -> State:
        """The position without the claim to the dove that the person has let go."""
        if not self.leaves_dove:
            return self.game.state
        s = self.game.state.copy()
        s.dove_claims[self.seat] = 0
        return s

    def _options(self) -> Options:
        found = options(self.game, self.seat)
        if not self.leaves_dove:
            return found
        return replace(found, choices=tuple(choice for choice in found.choices if choice.do != "claim_dove"))

    def _do(self, action: Action) -> None:
        events = play(self.game, action)
        self.scribe.note(action)
        self.leaves_dove = self.leaves_dove and self.game.state.dove_claims[self.seat] > 0
        for seat, bot in self.bots.items():
            if bot.listens:
                bot.notice([seen_by(event, seat) for event in events])
        self.person.notice(events, view(self.game, self.seat))
