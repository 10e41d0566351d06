import { Dice } from './dice.js';

/** In an order that looks like chance and is always the same. */
export function shuffled<Thing>(things: Thing[], by: string): Thing[] {
  const dice = new Dice(by);
  return things
    .map((thing) => ({ thing, place: dice.throw() }))
    .sort((one, other) => one.place - other.place)
    .map(({ thing }) => thing);
}
