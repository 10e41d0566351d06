import { describe, expect, it } from '@jest/globals';
import { hasUnnamedMembers, nameUnnamedMembers } from './unnamed-members.js';

const words = { formerMember: 'عضو پیشین', newcomer: (number: string) => `مسافر ${number}` };

function named<T>(response: T): T {
  const copy = structuredClone(response);
  nameUnnamedMembers(copy, words);
  return copy;
}

describe('the naming of unnamed members', () => {
  it('names those who have left, wherever they are in a response', () => {
    const gone = { id: 7, username: 'Former member', profilePictureUrl: null };
    const meera = { id: 8, username: 'meera', profilePictureUrl: null };
    expect(named([{ otherUser: gone, people: [meera, gone] }, null, 3])).toEqual([
      { otherUser: { ...gone, username: 'عضو پیشین' }, people: [meera, { ...gone, username: 'عضو پیشین' }] },
      null,
      3,
    ]);
    expect(named({ recipientName: 'Former member' })).toEqual({ recipientName: 'عضو پیشین' });
  });

  it('names those who have not chosen a name', () => {
    expect(named({ username: 'Traveler 4821' })).toEqual({ username: 'مسافر 4821' });
    const chosen = [
      { username: 'Traveler Tom' },
      { username: 'Traveler 12' },
      { username: 'The Traveler 4821' },
    ];
    expect(named(chosen)).toEqual(chosen);
  });

  it('leaves what people write as it is', () => {
    const messages = [{ content: 'Former member' }, { lastMessage: 'Traveler 4821' }];
    expect(named(messages)).toEqual(messages);
  });

  it('knows which responses can have such a name', () => {
    for (const username of ['Former member', 'Traveler 4821'])
      expect(hasUnnamedMembers(JSON.stringify({ username }))).toBe(true);
    expect(hasUnnamedMembers(JSON.stringify({ username: 'meera' }))).toBe(false);
  });
});
