import { describe, expect, it } from '@jest/globals';
import { fa } from './fa';

describe('the Farsi words of the shell', () => {
  it.each([fa.blocked, fa.reportPerson])('a name in a Farsi sentence keeps its direction', (sentence) => {
    expect(sentence('Meera K.')).toContain('\u2068Meera K.\u2069');
  });
});
