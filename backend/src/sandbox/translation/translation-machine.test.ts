import { describe, expect, it } from '@jest/globals';
import { language } from '../../platform/language/contract.js';
import { dictionary } from './dictionary.js';
import { translated } from './translation-machine.js';

describe('the sandbox translator', () => {
  it('reads every sentence of the dictionary in every other language', () => {
    for (const entry of dictionary)
      for (const from of language.options)
        for (const to of language.options)
          expect(translated(entry[from], to)).toEqual({ text: entry[to], from });
  });

  it('reads several sentences that it knows, and marks what it does not know', () => {
    expect(translated('That would be wonderful. I have told her about you.', 'es')).toEqual({
      text: 'Sería maravilloso. Le he hablado de usted.',
      from: 'en',
    });
    expect(translated('那太好了。我已经跟她说起您了。', 'en').text).toBe(
      'That would be wonderful. I have told her about you.',
    );
    expect(translated('That would be wonderful. Bring tea.', 'es').text).toBe(
      '[en → es] That would be wonderful. Bring tea.',
    );
  });
});
