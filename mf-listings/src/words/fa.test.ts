import { describe, expect, it } from '@jest/globals';
import { fa } from './fa';

const sentences = [fa.agreeAndAsk, fa.wordsTo, fa.askedDecides, fa.together, fa.seeWhoElse, fa.flightTitle];

describe('the Farsi words of the listings', () => {
  it.each(sentences)('a name in a Farsi sentence keeps its direction', (sentence) => {
    expect(sentence('Meera K.')).toContain('\u2068Meera K.\u2069');
  });
});
