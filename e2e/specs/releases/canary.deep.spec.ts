import { requestedReleases } from '../../fixtures/releases/requestedReleases';
import { expect, releaseIn, test } from '../../fixtures/releases/team';

const { step } = test;

/** Fixed ids and releases, so that each visitor gets the same release in every run. */
const visitors = Array.from(
  { length: 1_000 },
  (_, index) => `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`,
);
const remoteCanary = '0.1.0-ca4a41e50001';
const shellCanary = '0.1.0-ca4a41e50002';
const texts = { '??"Messages"': '??"Letters"' };

/** The visitors who get this release. */
async function givenTo(url: string, release: string, asked = visitors, path = '/mf/registry.json') {
  const name = release === shellCanary ? 'shell' : 'messaging';
  const waiting = [...asked];
  const lucky = new Set<string>();
  const ask = async () => {
    for (let visitor = waiting.pop(); visitor; visitor = waiting.pop()) {
      const answer = await fetch(url + path, { headers: { cookie: `theme=dark; visitor=${visitor}` } });
      if (releaseIn(await answer.text(), name) === release) lucky.add(visitor);
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return asked.filter((visitor) => lucky.has(visitor));
}

test('a canary gets its share of the visitors, and each visitor keeps the same release @own-site', async ({
  page,
  site,
  team,
}) => {
  const [messaging, shell] = [team('messaging'), team('shell')];
  const contact = `${site.url}/contact`;
  const cookieOf = async (cookie = '') =>
    (await fetch(contact, { headers: { cookie } })).headers.get('set-cookie');

  await step('Without a canary, visitors get no number', async () => {
    expect(await cookieOf()).toBeNull();
  });

  const lucky = await step('A fifth of a thousand visitors get the canary', async () => {
    await messaging.ship({ texts, release: remoteCanary }, 20);
    await expect.poll(() => cookieOf(), { intervals: [20] }).toMatch(/^visitor=[\da-f-]{36}; .*HttpOnly/);
    const found = await givenTo(site.url, remoteCanary);
    expect(found.length).toBeGreaterThan(160);
    expect(found.length).toBeLessThan(240);
    return found;
  });

  await step(
    'Each of them always gets it, in pages and in the registry, and no other visitor does',
    async () => {
      const some = visitors.slice(0, 250);
      const luckyOnes = lucky.filter((visitor) => some.includes(visitor));
      expect(await givenTo(site.url, remoteCanary, some, '/contact')).toEqual(luckyOnes);
      const cookie = (await cookieOf())!.split(';')[0]!;
      expect(await cookieOf(cookie)).toContain(`${cookie};`);
    },
  );

  await step('Visitors who had it keep it when its share grows', async () => {
    const unlucky = visitors.filter((visitor) => !lucky.includes(visitor)).slice(0, 40);
    await messaging.ship({ texts, release: remoteCanary }, 50);
    const newlyLucky = () => givenTo(site.url, remoteCanary, unlucky).then(({ length }) => length);
    await expect.poll(newlyLucky).toBeGreaterThan(5);
    expect(await givenTo(site.url, remoteCanary, lucky)).toEqual(lucky);
  });

  await step('The shell can be a canary at the same time', async () => {
    await shell.ship({ texts: { 'Contact Us': 'Write to Us' }, release: shellCanary }, 20);
    const both = () => givenTo(site.url, shellCanary, lucky.slice(0, 30));
    await expect.poll(() => both().then(({ length }) => length)).toBeGreaterThan(0);
    const [one] = await both();
    await page.context().addCookies([{ name: 'visitor', value: one!, url: site.url }]);
    const asked = requestedReleases(page, 'shell');
    await page.goto('/contact');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Write to Us' })).toBeVisible();
    expect(asked()).toEqual([shellCanary]);
  });

  await step('Withdrawn, no visitor gets it any more', async () => {
    await Promise.all([messaging.withdraw(), shell.withdraw()]);
    await expect.poll(() => cookieOf(`visitor=${lucky[0]}`), { intervals: [20] }).toBeNull();
    expect(await givenTo(site.url, remoteCanary, lucky)).toEqual([]);
  });
});
