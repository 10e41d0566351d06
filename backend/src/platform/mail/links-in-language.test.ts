import { describe, expect, it } from '@jest/globals';
import { inLanguage } from './links-in-language.js';

const site = 'https://amigo.example';
const mail = { subject: 'Hello', paragraphs: [] };
const actionOf = (url: string) =>
  inLanguage({ ...mail, action: { label: 'Open', url } }, site, 'es').action?.url;

describe('the link of a mail', () => {
  it('leads to pages in the language of the reader', () => {
    expect(actionOf(`${site}/trips/12?from=mail`)).toBe(`${site}/es/trips/12?from=mail`);
  });

  it.each(['/api/stop', '/sandbox', '/journey/abc', '/still-flying#token=abc', '/fa/trips'])(
    'leaves %s, whose address has no prefix',
    (path) => expect(actionOf(site + path)).toBe(site + path),
  );

  it('leaves other sites alone, and everything in English', () => {
    expect(actionOf('https://other.example/trips')).toBe('https://other.example/trips');
    const action = { label: 'Open', url: `${site}/trips` };
    expect(inLanguage({ ...mail, action }, site, 'en').action).toEqual(action);
  });
});
