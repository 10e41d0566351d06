import type { ListingType } from '../contract.js';
import type { Form } from '../posting/content.js';
import type { Dice } from './dice.js';

type Tips = Pick<Form, 'tipAmount' | 'minTip' | 'maxTip' | 'offersTips' | 'acceptsTips'>;

/** Every form a tip can have, none at all most of all. */
export function tips(type: ListingType, dice: Dice): Tips {
  if (dice.often(4)) return {};
  const said = type === 'helper' ? { acceptsTips: true } : { offersTips: true };
  return { ...said, ...dice.pick([some, amount, amount, between, atLeast, atMost])(dice) };
}

const dollars = (dice: Dice) => 15 + 5 * dice.upTo(8);

const some = () => ({});
const amount = (dice: Dice) => ({ tipAmount: dollars(dice) });
const atLeast = (dice: Dice) => ({ minTip: dollars(dice) });
const atMost = (dice: Dice) => ({ maxTip: dollars(dice) });
const between = (dice: Dice) => {
  const minTip = dollars(dice);
  return { minTip, maxTip: minTip + 10 + 5 * dice.upTo(4) };
};
