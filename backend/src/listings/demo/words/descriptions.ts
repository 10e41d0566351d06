import type { Dice } from '../dice.js';
import { capital, enumerated, fill, type Slots } from './fill.js';
import { offerEndings, offers, offersWithTransfer } from './offers.js';
import {
  requestEndings,
  requestsForMyself,
  requestsForOne,
  requestsForTwo,
  transferWorries,
} from './requests.js';

export interface Occasion {
  /** The cities of the way, the third one where planes are changed. */
  from: string;
  to: string;
  via?: string;
  languages: string[];
  /** For whom help is asked: a relative, both parents, or `self`. */
  passenger: string;
  /** Grows from journey to journey, so that a person says something else each time. */
  turn: number;
}

const inTurn = <Thing>(things: readonly Thing[], turn: number): Thing => things[turn % things.length]!;

export function offerText(occasion: Occasion, dice: Dice): string {
  const { from, to, via, languages, turn } = occasion;
  const slots = { from, to, via, languages: enumerated(languages, 'and') };
  const known = via && dice.often(5) ? offersWithTransfer : offers;
  const ending = dice.often(6) ? ` ${dice.pick(offerEndings)}` : '';
  return fill(inTurn(known, turn) + ending, slots);
}

export function requestText(occasion: Occasion, dice: Dice): string {
  const { from, to, via, passenger, turn } = occasion;
  const familiar = occasion.languages.filter((language) => language !== 'English');
  const wish = inTurn(requestsFor(passenger, occasion.languages), turn);
  const worry = via && dice.often(5) ? ` ${dice.pick(transferWorries)}` : '';
  const ending = dice.often(5) ? ` ${dice.pick(requestEndings)}` : '';
  const language = enumerated(familiar.slice(0, 2), wish.includes('If you speak') ? 'or' : 'and');
  return fill(wish + worry + ending, { from, to, via, languages: language, ...pronouns(passenger) });
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
  return { who, Who: capital(who), she, She: capital(she), her, hers };
}
