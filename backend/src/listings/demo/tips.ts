import type { ListingType } from '../contract.js';
import type { Form } from '../posting/content.js';
import type { SeededRandom } from './seeded-random.js';

type Tips = Pick<Form, 'tipAmount' | 'minTip' | 'maxTip' | 'offersTips' | 'acceptsTips'>;

export function tips(type: ListingType, random: SeededRandom): Tips {
  if (random.chance(4)) return {};
  const said = type === 'helper' ? { acceptsTips: true } : { offersTips: true };
  return { ...said, ...random.pick([some, amount, amount, between, atLeast, atMost])(random) };
}

const dollars = (random: SeededRandom) => 15 + 5 * random.below(8);

const some = () => ({});
const amount = (random: SeededRandom) => ({ tipAmount: dollars(random) });
const atLeast = (random: SeededRandom) => ({ minTip: dollars(random) });
const atMost = (random: SeededRandom) => ({ maxTip: dollars(random) });
const between = (random: SeededRandom) => {
  const minTip = dollars(random);
  return { minTip, maxTip: minTip + 10 + 5 * random.below(4) };
};
