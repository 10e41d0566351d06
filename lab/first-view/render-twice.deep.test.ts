import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { logIn } from '../../tools/testing/log-in.ts';
import { startBuiltSite } from '../../tools/testing/built-site.ts';
import { impurePage, impureRemote, impurities } from './impure-pages.ts';
import { Machine, type Page } from './machine.ts';
import { knownPaths, membersPagesOf, pageAt, pagesOf } from './pages.ts';
import { builtServerCode, publicPaths } from '../../tools/testing/server-code.ts';

/** At every hour it is another day in one of them. Their numbers and dates are written differently, too. */
const west = new Machine({
  timeZone: 'Pacific/Pago_Pago',
  language: 'en_US.UTF-8',
  hoursAhead: 0,
  random: 0.1,
});
const east = new Machine({
  timeZone: 'Pacific/Kiritimati',
  language: 'de_DE.UTF-8',
  hoursAhead: 24 * 400 + 7,
  random: 0.6,
});
const machines = [west, east];

before(async () => {
  for (const code of [...builtServerCode(), impureRemote])
    await Promise.all(machines.map((machine) => machine.load(code)));
});
after(() => {
  for (const machine of machines) machine.stop();
});

const renderTwice = (page: Page) => Promise.all(machines.map((machine) => machine.render(page)));

describe('the first view of a page is the same in every place, at every time, and with other random numbers', () => {
  let site: Awaited<ReturnType<typeof startBuiltSite>>;
  before(async () => {
    site = await startBuiltSite({ RENDER_BUDGET_MS: '0' });
  });
  after(() => site?.stop());

  it('knows an address of every public page', () => {
    assert.deepEqual(publicPaths().toSorted(), knownPaths.toSorted());
  });

  for (const visitor of ['stranger', 'member'])
    it(`for a ${visitor}`, async () => {
      const session = visitor === 'member' ? await logIn(site.url, 'ifeoma@example.com') : undefined;
      const cookie = session ? `${session.name}=${session.value}` : '';
      const different: string[] = [];
      const own = session ? await membersPagesOf(site.url, cookie) : [];
      for (const [path, address] of [...(await pagesOf(site.url)), ...own]) {
        const page = await pageAt(site.url, address, cookie, west);
        const [one, other] = await renderTwice(page);
        assert.ok(one && other, `${address} is not rendered`);
        assert.ok(
          one.parts.some((key) => key.endsWith(` ${path}`)),
          `${address} has no page`,
        );
        if (one.root !== other.root) different.push(`${address}: ${differenceOf(one.root, other.root)}`);
      }
      assert.deepEqual(different, []);
    });
});

describe('two machines', () => {
  for (const name of impurities)
    it(`give two first views of a page that reads: ${name}`, async () => {
      const [one, other] = await renderTwice(impurePage(name));
      assert.ok(one?.root && other?.root);
      assert.notEqual(one.root, other.root);
    });

  it('give one of a page that reads nothing of the kind', async () => {
    const [one, other] = await renderTwice(impurePage('nothing'));
    assert.match(one?.root ?? '', /<p>nothing<\/p>/);
    assert.equal(one?.root, other?.root);
  });
});

function differenceOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 100), at + 60);
  return `${around(one)} | ${around(other)}`;
}
