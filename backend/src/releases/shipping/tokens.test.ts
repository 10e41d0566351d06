import { describe, expect, it } from '@jest/globals';
import { senderOf } from './tokens.js';

const sites = {
  operatorToken: 'the-operators-own-token',
  teamTokens: [
    { name: 'messaging', token: 'messaging-yesterday' },
    { name: 'messaging', token: 'messaging-today-on' },
    { name: 'shell', token: 'a-token-of-the-shell' },
  ],
};

describe('the check of tokens', () => {
  it('recognizes the operator, who may change all names', () => {
    expect(senderOf(sites, sites.operatorToken)).toEqual({ title: 'the operator' });
  });

  it('recognizes a team by both tokens while it replaces one', () => {
    for (const token of ['messaging-yesterday', 'messaging-today-on'])
      expect(senderOf(sites, token)).toEqual({ title: 'the messaging team', onlyName: 'messaging' });
  });

  it.each([
    '',
    'undefined',
    'messaging',
    'messaging-today-o',
    'MESSAGING-TODAY-ON',
    'messaging:messaging-today-on',
  ])('does not recognize %s', (token) => {
    expect(senderOf(sites, token)).toBeUndefined();
    expect(senderOf({ teamTokens: [] }, token)).toBeUndefined();
  });
});
