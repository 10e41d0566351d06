import { describe, expect, it } from '@jest/globals';
import { fa } from './fa';

describe('the Farsi words of the account', () => {
  it.each([
    fa.welcome,
    fa.unblocked,
    fa.speaks,
    fa.proofCodeSent,
    fa.sessionEndedHint,
    fa.passkeyOn,
    fa.typeYourEmail,
    fa.typeEmailToDelete,
  ])('a name in a Farsi sentence keeps its direction', (sentence) => {
    expect(sentence('Meera K.')).toContain('\u2068Meera K.\u2069');
  });
});
