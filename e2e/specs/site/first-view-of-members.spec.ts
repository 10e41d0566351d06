import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { beforeProgram, markFirstView, styledLater, untilQuiet } from '../../fixtures/browser/firstView';
import { layoutShifts } from '../../fixtures/browser/layoutShifts';
import { noteLoadedFiles, unusedPreloads } from '../../fixtures/browser/preloads';
import { person } from '../../fixtures/data/person';
import { line, thread } from '../../fixtures/pages/messages';
import { flyToday, flyTogether } from '../../fixtures/people/flyTogether';
import type { Member } from '../../fixtures/people/member';

/** The first page of a device tells the server its zone, and pages with times are rendered from then on. */
async function sayZone(page: Page) {
  await page.goto('/contact');
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('zone');
}

/** Makes what the pages show; returns their addresses. */
const own: Record<string, (pair: { asha: Member; ben: Member }) => Promise<string[]>> = {
  'own pages': async ({ asha, ben }) => {
    await flyTogether(ben, asha);
    await ben.write(asha, 'Shall we meet at the gate?');
    await asha.keepPerson(ben);
    return ['/profile', '/profile?tab=seeker', '/favourites', '/messages', `/tip/${ben.id}`];
  },
  trips: async ({ asha, ben }) => {
    const soon = await flyTogether(ben, asha);
    const today = await flyToday(ben, asha);
    return ['/trips', `/trips/${soon.id}`, `/trips/${today}`, `/trips/${soon.id}/care-card`];
  },
};

/** Another text than the server's would make React render the page again. At every hour it is another day than the server's in one of them. */
for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati'])
  for (const [kind, before] of Object.entries(own))
    test(`a member's ${kind} come from the server with the times of ${timezoneId}, and stay @own-site`, async ({
      member,
      anotherBrowser,
    }) => {
      const [asha, ben] = [await member('Asha'), await member('Ben')];
      const addresses = await before({ asha, ben });
      const page = await anotherBrowser({ timezoneId });
      await asha.logInOn(page);
      await sayZone(page);

      await markFirstView(page);
      await noteLoadedFiles(page);
      for (const address of addresses)
        await test.step(address, async () => {
          const html = await (await page.goto(address))?.text();
          expect(/<main[^>]*>(.*)<\/main>/s.exec(html ?? '')?.[1]).toContain('<h1');
          await untilQuiet(page);
          const heading = page.getByRole('main').getByRole('heading', { level: 1 });
          expect(await heading.evaluate((element) => element.cameWithHtml)).toBe(true);
          expect(await styledLater(page)).toEqual([]);
          await expect.poll(() => unusedPreloads(page)).toEqual([]);
        });
    });

test('a trip stays as the server wrote it, when its live stream is there before its program @own-site', async ({
  member,
  page,
}) => {
  const [asha, ben] = [await member('Asha'), await member('Ben')];
  const { id } = await flyTogether(ben, asha);
  await asha.logInOn(page);
  await sayZone(page);
  // The first request for it has the server load its program for this page.
  const html = async () => (await page.request.get(`/trips/${id}`)).text();
  await expect.poll(html).toMatch(/<main[^>]*>.*<h1/s);
  await markFirstView(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const openTrip = async () => {
    const isLive = page.waitForResponse('**/api/messages/stream');
    await page.goto(`/trips/${id}`);
    await isLive;
    await ben.write(asha, 'Shall we meet at the gate?');
    await expect(page.getByRole('link', { name: 'Messages 1 unread conversation' })).toBeVisible();
  };
  await beforeProgram(page, openTrip, /\/mf\/trips\/.*\.js$/);
  await untilQuiet(page);
  expect(await heading.evaluate((element) => element.cameWithHtml)).toBe(true);

  // And it follows what happens from then on.
  await ben.cancel(id, 'My flight was moved');
  await expect(page.getByText('My flight was moved')).toBeVisible();
});

test('a press that lasts while its page is rendered again opens what it was on @own-site', async ({
  member,
  page,
}) => {
  const [asha, ben] = [await member('Asha'), await member('Ben')];
  await flyTogether(ben, asha);
  await ben.write(asha, 'Shall we meet at the gate?');
  await asha.logInOn(page);
  await sayZone(page);
  await page.evaluate(() => sessionStorage.setItem('draft-elsewhere', '{}'));
  await markFirstView(page);
  await beforeProgram(page, async () => {
    await page.goto('/messages', { waitUntil: 'commit' });
    await line(page, ben).hover();
    await page.mouse.down();
  });
  await expect.poll(() => line(page, ben).evaluate((row) => row.cameWithHtml)).toBe(undefined);
  await page.mouse.up();
  await expect(thread(page)).toContainText('Shall we meet at the gate?');
});

for (const width of [360, 1280])
  test(`the question for a name moves no page of ${width} pixels @own-site`, async ({ page, logIn }) => {
    const question = page.getByRole('region', { name: 'Your name' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Log In' }).click();
    await logIn(page, person('newcomer').email);
    await expect(question).toBeVisible();
    await sayZone(page);
    await markFirstView(page);
    for (const path of ['/favourites', '/contact', '/search']) {
      // The first request for it has the server load its program for this page.
      const html = async () => (await page.request.get(path)).text();
      await expect.poll(html).toMatch(/<main[^>]*>.*<h1/s);
      await page.goto(path);
      await untilQuiet(page);
      await expect(question).toBeVisible();
      expect(await question.evaluate((element) => element.cameWithHtml), path).toBe(true);
      expect(await layoutShifts(page), path).toEqual([]);
    }

    // The page comes without its first view.
    await page.context().clearCookies({ name: 'zone' });
    await page.goto('/favourites');
    await untilQuiet(page);
    await expect(question).toBeVisible();
    expect(await question.evaluate((element) => element.cameWithHtml)).toBe(undefined);
    const moved = (await layoutShifts(page)).filter((shift) => !shift.includes('footer'));
    expect(moved).toEqual([]);

    await question.getByRole('button', { name: 'Later' }).click();
    await expect(question).toHaveCount(0);
    for (const path of ['/favourites', '/contact']) {
      const html = await (await page.goto(path))?.text();
      expect(html, path).not.toContain('What shall we call you?');
      await untilQuiet(page);
      await expect(question).toHaveCount(0);
      expect(await layoutShifts(page), path).toEqual([]);
    }
  });
