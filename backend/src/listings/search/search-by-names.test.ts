import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishedSite, shell } from '../../releases/testing/published-site.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const search = { path: '/search', title: 'Search', access: 'public' as const, calls: [], files: [] };
const words = (title: string) => ({ files: [], titles: { Search: title } });
const site = publishedSite({
  ...shell,
  release: '1.0.0-lake',
  routes: [search, ...shell.routes],
  words: { fa: words('جست‌وجو'), hi: words('खोज') },
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...site.env, LANGUAGES: 'fa,hi' } });
});
afterAll(() => app.close());

const redirected = async (address: string) =>
  (await app.asVisitor().get(address).expect(302)).headers.location;

describe('the search by place names', () => {
  it.each([
    ['English', 'Frankfurt', 'Delhi'],
    ['Spanish', 'Fráncfort', 'Nueva Delhi'],
    ['Hindi', 'फ़्रैंकफ़र्ट', 'दिल्ली'],
    ['Telugu', 'ఫ్రాంక్‌ఫర్ట్', 'ఢిల్లీ'],
    ['Chinese', '法兰克福', '德里'],
    ['Farsi', 'فرانکفورت', 'دهلی'],
    ['French', 'Francfort', 'Delhi'],
  ])('finds places by their names in %s, without script', async (_, from, to) => {
    expect(await redirected(`/search?${new URLSearchParams({ from, to })}`)).toBe('/search?from=FRA&to=DEL');
  });

  it('reads a day as the page of the language shows it, and stays in the language', async () => {
    const query = new URLSearchParams({ from: 'حیدرآباد', to: 'ORD', date: '۲۶ دسامبر ۲۰۲۶' });
    expect(await redirected(`/fa/search?${query}`)).toBe('/fa/search?from=HYD&to=ORD&date=2026-12-26');
  });

  it('finds listings after that', async () => {
    const amigo = await app.make.user({ verified: true });
    const { id } = await app.make.listing({ by: amigo, departureAirport: 'FRA' });
    const address = await redirected(`/hi/search?from=${encodeURIComponent('फ्रैंकफर्ट')}&to=DEL`);
    const found = await app.asVisitor().get(String(address).replace('/hi/search', '/api/listings'));
    expect(found.json()).toMatchObject([{ id }]);
  });
});
