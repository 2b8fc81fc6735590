import type { SpaceView, View } from '../../generated/palanche';
import type { Words } from '../../texts/texts.svelte';
import type { Controller } from './controller.svelte';
import { groupKey } from './looks';
import { sum } from './money';
import { Names } from './names';

/** A space in one sentence: what it is, whose, what it costs, who stands there. */
export function cellSentence(controller: Controller, space: SpaceView): string {
  return spaceSentence(controller.view, space, controller.desk.words, controller.names);
}

function spaceSentence(view: View, space: SpaceView, words: Words, names: Names): string {
  const parts = [names.space(space.key)];
  const group = groupKey(space);
  if (group) parts.push(names.group(group));
  if (space.owner !== null) {
    parts.push(words.say('pl-cell-owned', { owner: words.seat(space.owner), rent: sum(space.rent) }));
    if (space.cubes) parts.push(words.say('pl-cell-cubes', { cubes: space.cubes }));
  } else if (space.price) {
    parts.push(words.say('pl-cell-free', { price: sum(space.price) }));
  }
  if (space.key === view.collection_space) {
    parts.push(words.say('pl-cell-collection', { amount: sum(view.collection) }));
  } else if (space.pays_collection) {
    parts.push(words.say('pl-cell-pays', { amount: sum(space.pays_collection) }));
  }
  if (space.ride_to) parts.push(words.say('pl-cell-ride', { space: names.space(space.ride_to) }));
  parts.push(...space.symbols.map((symbol) => words.sayKey(`symbol-${symbol}`)));
  for (const { card, mark, seat } of view.marks) {
    if (card === space.key) parts.push(words.say(`pl-says-${mark}`, { who: words.seat(seat) }));
  }
  const here = view.players.filter((player) => player.space === space.key && !player.bankrupt);
  if (here.length) {
    parts.push(words.say('pl-cell-here', { names: here.map(({ seat }) => words.seat(seat)) }));
  }
  return parts.join(', ');
}

/** The whole table in words, for a screen reader. */
export function describe(view: View, words: Words): readonly string[] {
  const names = new Names(words, () => view);
  const sentences = [
    view.limit
      ? words.say('pl-round-of', { round: view.round, limit: view.limit })
      : words.say('pl-round', { round: view.round }),
    words.say('pl-words-collection', { amount: sum(view.collection) }),
    words.say('pl-words-cubes', { cubes: view.cubes_left }),
  ];
  for (const player of view.players) {
    const who = words.seat(player.seat);
    if (player.bankrupt) {
      sentences.push(words.say('pl-words-bankrupt', { who }));
      continue;
    }
    const owned = view.spaces.filter(({ owner }) => owner === player.seat);
    sentences.push(
      words.say('pl-words-player', {
        who,
        cash: sum(player.cash),
        place: names.space(player.space),
        wealth: sum(player.wealth),
        cards: [...owned.map(({ key }) => names.space(key)), ...player.kept.map((card) => names.card(card))],
      }),
    );
  }
  sentences.push(...view.spaces.map((space) => spaceSentence(view, space, words, names)));
  return sentences;
}
