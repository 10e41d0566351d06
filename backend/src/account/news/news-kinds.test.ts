import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { newsKinds } from './news-kinds.js';
import { assertWords, isOneOf } from './news-words.js';

const sources = join(import.meta.dirname, '../..');
const senders = globSync('{account,listings,messaging,moderation,payments,trips}/**/*.ts', { cwd: sources })
  .filter((path) => !path.includes('/testing/') && !/news-kinds|\.test\./.test(path))
  .map((path) => readFileSync(join(sources, path), 'utf8'));

describe('the table of all news', () => {
  it.each(Object.keys(newsKinds))('has nothing that is never sent: %s', (name) => {
    expect(senders.some((text) => text.includes(`'${name}'`))).toBe(true);
  });

  it('lists what replaces an earlier line, or nothing shows it', () => {
    const replaced = Object.values(newsKinds).filter((kind) => 'often' in kind && kind.often === 'latest');
    expect(replaced.every((kind) => 'topic' in kind)).toBe(true);
  });
});

describe('the words of news', () => {
  const words = ['You fly together: …', 'Your tip of … goes to …'] as const;

  it.each(['You fly together: JFK → DEL (2 of 3)', 'Your tip of $5.00 goes to the\nRed Cross'])(
    'leave open what varies: %j',
    (subject) => {
      expect(isOneOf(words, subject)).toBe(true);
    },
  );

  it.each(['You fly together: ', 'They said: You fly together: JFK', 'Your tip goes to', ''])(
    'are not %j',
    (subject) => {
      expect(isOneOf(words, subject)).toBe(false);
    },
  );

  it('are those of its English subject, in tests and in development', () => {
    const content = (language: string) => ({
      subject: language === 'en' ? 'Hello' : words[0],
      paragraphs: [],
    });
    const check = (appEnv: 'test' | 'production') => () =>
      assertWords('trip.agreed', words, content, { appEnv });
    expect(check('test')).toThrow('The news trip.agreed does not have the words “Hello”');
    expect(check('production')).not.toThrow();
  });
});
