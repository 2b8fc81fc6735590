// The table of Liar's dice: a front of its own that knows the match only through its desk.
import { drawDie, make, styles } from './dice.js';

const FACES = [1, 2, 3, 4, 5, 6];
const ROLL_MS = 600;
const REVEAL_MS = 2600;
const SWELL_MS = 350;

/** What each event means at this table. `cups` is what the board gives to `stage.animate`. */
export const events = {
  rolled: {
    sound: 'roll',
    show: ({ event, glide }, cups) =>
      glide(ROLL_MS, (part) => cups.shake(event.seat, part < 1 ? 12 * Math.sin(part * 40) * (1 - part) : 0)),
  },
  bid_made: {
    sound: 'tap',
    show: ({ event, glide }, cups) => {
      cups.say(event);
      return glide(SWELL_MS, (part) => cups.swell(1 + 0.4 * Math.sin(part * Math.PI)));
    },
    mark: ({ seat }) => [seat],
  },
  bid_called: {
    sound: 'crash',
    show: ({ event }, cups) => cups.lift(event),
    rest: REVEAL_MS,
    mark: ({ seat, bidder }) => [seat, bidder],
    notice: ({ seat, bidder, loser }, mine) => {
      if (mine !== seat && mine !== bidder) return null;
      return mine === loser ? 'bad' : 'good';
    },
  },
};

export const scores = ({ dice }) => dice;

export function describe({ dice, bid }, words) {
  const cups = dice.map((count, seat) => words.say('ld-cup', { seat: words.seat(seat), count }));
  return [...cups, bidSentence(bid, words)];
}

function bidSentence(bid, words) {
  return bid ? words.say('ld-bid', { ...bid, seat: words.seat(bid.seat) }) : words.say('ld-no-bid');
}

export function board(element, desk) {
  const bid = make('p', 'bid');
  const cups = make('div', 'cups');
  element.append(styles(), make('div', 'liars-dice', bid, cups));
  /** All dice, while the cups are lifted. */
  let lifted = null;

  function draw() {
    const { view, players, seat: mine } = desk.position;
    const { marks } = desk.stage;
    bid.textContent = bidSentence(view.bid, desk.words);
    cups.replaceChildren(
      ...players.map(({ seat, name, livery, isActive }) => {
        const own = lifted?.cups[seat] ?? (seat === mine ? desk.position.private?.dice : undefined);
        const count = own?.length ?? view.dice[seat];
        const dice = Array.from({ length: count }, (_, at) =>
          drawDie(own?.[at], lifted !== null && own?.[at] === lifted.face),
        );
        const title = make('span', 'name', name);
        title.style.borderColor = livery.colour;
        const cup = make('div', 'cup', title, ...dice);
        cup.setAttribute('role', 'img');
        cup.setAttribute(
          'aria-label',
          own
            ? desk.words.say('ld-own', { seat: name, dice: own.join(' ') })
            : desk.words.say('ld-cup', { seat: name, count }),
        );
        cup.classList.toggle('active', isActive);
        cup.classList.toggle('marked', marks.includes(seat));
        cup.classList.toggle('out', count === 0);
        return cup;
      }),
    );
  }

  const actor = {
    shake: (seat, degrees) => {
      for (const die of cups.children[seat]?.querySelectorAll('.die') ?? []) die.style.rotate = `${degrees}deg`;
    },
    say: (event) => (bid.textContent = bidSentence(event, desk.words)),
    swell: (times) => (bid.style.scale = String(times)),
    lift: (event) => {
      lifted = event;
      draw();
    },
  };
  const stop = desk.stage.animate(actor, () => (lifted = null));
  return { update: draw, destroy: stop };
}

export function panel(element, desk) {
  const { words } = desk;
  /** The bid that is put together; the rules say which ones are high enough. */
  let wish = { count: 1, face: 1 };
  const wished = () => desk.moves.legal.find(({ count, face }) => count === wish.count && face === wish.face);

  function choose(change) {
    wish = { ...wish, ...change };
    desk.stage.announce(words.say('ld-pending', wish));
    desk.moves.consider(wished() ?? null);
    update();
  }
  function button(content, label, onclick) {
    const made = make('button', 'button small', content);
    made.onclick = onclick;
    if (label) made.setAttribute('aria-label', label);
    return made;
  }
  const fewer = button('−', words.say('ld-fewer'), () => choose({ count: wish.count - 1 }));
  const more = button('+', words.say('ld-more'), () => choose({ count: wish.count + 1 }));
  const count = make('strong');
  const faces = FACES.map((face) => button(drawDie(face), String(face), () => choose({ face })));
  // A bid that is too low can be tried: the rules say why not.
  const bid = button('', '', () =>
    wished() ? desk.moves.choose(wished()) : desk.moves.explain({ type: 'bid', ...wish }),
  );
  const call = button(words.tell('action', { type: 'call' }), '', () => desk.moves.choose({ type: 'call' }));
  element.append(
    styles(),
    make(
      'div',
      'liars-dice-panel card',
      make('div', '', make('span', '', words.say('ld-count')), fewer, count, more),
      make('div', '', make('span', '', words.say('ld-face')), ...faces),
      make('div', '', bid, call),
    ),
  );

  function update() {
    const { isOpen, legal } = desk.moves;
    const [least] = legal;
    if (least?.type === 'bid' && wish.count < least.count) wish = { count: least.count, face: least.face };
    const most = desk.position.view.dice.reduce((sum, dice) => sum + dice, 0);
    fewer.disabled = !isOpen || wish.count <= 1;
    more.disabled = !isOpen || wish.count >= most;
    count.textContent = String(wish.count);
    faces.forEach((made, at) => {
      made.disabled = !isOpen;
      made.setAttribute('aria-pressed', String(FACES[at] === wish.face));
    });
    bid.disabled = !isOpen;
    bid.textContent = words.tell('action', { type: 'bid', ...wish });
    call.disabled = !legal.some(({ type }) => type === 'call');
  }
  return { update };
}
