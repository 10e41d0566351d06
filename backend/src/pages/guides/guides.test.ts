import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { language } from '../../platform/language/contract.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { guide, guideName, type Guide } from './contract.js';
import { guidesIn } from './texts/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LANGUAGES: 'es,fa' } });
});
afterAll(() => app.close());

const read = async (name: string, headers = {}) =>
  guide.parse((await app.asVisitor().get(`/api/guides/${name}`, headers).expect(200)).json());

describe('a guide', () => {
  it('is in English, and in the language of the page that reads it', async () => {
    expect((await read('safety')).title).toBe('Safety');
    expect((await read('safety', { 'x-language': 'fa' })).title).toBe('ایمنی');
    expect((await read('help', { 'x-language': 'es' })).sections[0]?.title).toBe('¿Necesito una cuenta?');
  });

  it('is in English where the site does not offer the language', async () => {
    expect((await read('how-it-works', { 'x-language': 'zh' })).title).toBe('How it works');
  });

  it('is not found under another name', async () => {
    const refused = await app.asVisitor().get('/api/guides/prices').expect(400);
    expect(refused.json()).toMatchObject({ issues: [{ path: 'name' }] });
  });
});

/** What must be the same in every language. */
const shapeOf = ({ sections }: Guide) =>
  sections.map(({ id, body }) => ({
    id,
    body: body.map((block) => (typeof block === 'string' ? 1 : block.length)),
    links: body.flat().flatMap((text) => text.match(/\]\([^)]+\)|\{contact\}/g) ?? []),
    strong: body.flat().join().split('**').length,
  }));

describe('the guides of every language', () => {
  it.each(language.options)('%s has all sections, paragraphs and links', async (code) => {
    const [english, translated] = await Promise.all([guidesIn('en'), guidesIn(code)]);
    for (const name of guideName.options) expect(shapeOf(translated[name])).toEqual(shapeOf(english[name]));
  });
});
