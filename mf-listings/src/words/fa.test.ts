import { expect, it } from '@jest/globals';
import { fa } from './fa';

it.each([fa.agreeAndAsk, fa.wordsTo, fa.askedDecides, fa.forTraveler])(
  'a name in a Farsi sentence keeps its direction',
  (sentence) => {
    expect(sentence('Meera K.')).toContain('\u2068Meera K.\u2069');
  },
);
