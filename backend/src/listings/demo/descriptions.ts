import type { SeededRandom } from './seeded-random.js';
import { capitalized, joinedList, fillTemplate, type Slots } from './texts/fill-template.js';
import { offerEndings, offers, offersWithTransfer } from './texts/offers.js';
import {
  requestEndings,
  requestsForMyself,
  requestsForOne,
  requestsForTwo,
  transferWorries,
} from './texts/requests.js';

export interface Occasion {
  /** Cities. `via` is where the traveler changes planes. */
  from: string;
  to: string;
  via?: string;
  languages: string[];
  /** Who needs help: a relative, both parents, or `self`. */
  passenger: string;
  /** Grows with each journey, so that the texts of a traveler differ. */
  turn: number;
}

const inTurn = <Thing>(things: readonly Thing[], turn: number): Thing => things[turn % things.length]!;

export function offerText(occasion: Occasion, random: SeededRandom): string {
  const { from, to, via, languages, turn } = occasion;
  const slots = { from, to, via, languages: joinedList(languages, 'and') };
  const known = via && random.chance(5) ? offersWithTransfer : offers;
  const ending = random.chance(6) ? ` ${random.pick(offerEndings)}` : '';
  return fillTemplate(inTurn(known, turn) + ending, slots);
}

export function requestText(occasion: Occasion, random: SeededRandom): string {
  const { from, to, via, passenger, turn } = occasion;
  const familiar = occasion.languages.filter((language) => language !== 'English');
  const wish = inTurn(requestsFor(passenger, occasion.languages), turn);
  const worry = via && random.chance(5) ? ` ${random.pick(transferWorries)}` : '';
  const ending = random.chance(5) ? ` ${random.pick(requestEndings)}` : '';
  const language = joinedList(familiar.slice(0, 2), wish.includes('If you speak') ? 'or' : 'and');
  return fillTemplate(wish + worry + ending, { from, to, via, languages: language, ...pronouns(passenger) });
}

function requestsFor(passenger: string, languages: string[]): readonly string[] {
  if (passenger === 'parents') return requestsForTwo;
  if (passenger !== 'self') return requestsForOne;
  return languages.includes('English')
    ? requestsForMyself.filter((text) => !text.includes('no English'))
    : requestsForMyself;
}

function pronouns(passenger: string): Slots {
  const [she, her, hers] = passenger === 'father' ? ['he', 'him', 'his'] : ['she', 'her', 'her'];
  const who = `my ${passenger}`;
  return { who, Who: capitalized(who), she, She: capitalized(she), her, hers };
}
