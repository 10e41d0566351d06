import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { beforeProgram, markFirstView, styledLater } from '../../fixtures/browser/firstView';
import { flyToday, flyTogether } from '../../fixtures/people/flyTogether';

/** The first page of a device tells the server its zone, and pages with times are rendered from then on. */
async function sayZone(page: Page) {
  await page.goto('/contact');
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('zone');
}

/** Another text than the server's would make React render the page again. At every hour it is another day than the server's in one of them. */
for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati'])
  test(`a member's own pages come from the server with the times of ${timezoneId}, and stay @own-site`, async ({
    member,
    anotherBrowser,
  }) => {
    const [asha, ben] = [await member('Asha'), await member('Ben')];
    const soon = await flyTogether(ben, asha);
    await ben.write(asha, 'Shall we meet at the gate?');
    const today = await flyToday(ben, asha);
    const page = await anotherBrowser({ timezoneId });
    await asha.logInOn(page);
    await sayZone(page);

    await markFirstView(page);
    for (const address of [
      '/profile',
      '/profile?tab=seeker',
      '/messages',
      '/trips',
      `/trips/${soon.id}`,
      `/trips/${today}`,
      `/trips/${soon.id}/care-card`,
      `/tip/${ben.id}`,
    ])
      await test.step(address, async () => {
        const html = await (await page.goto(address))?.text();
        expect(/<main[^>]*>(.*)<\/main>/s.exec(html ?? '')?.[1]).toContain('<h1');
        await page.waitForLoadState('networkidle');
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        expect(await heading.evaluate((element) => element.cameWithHtml)).toBe(true);
        expect(await styledLater(page)).toEqual([]);
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
  await page.waitForLoadState('networkidle');
  expect(await heading.evaluate((element) => element.cameWithHtml)).toBe(true);

  // And it follows what happens from then on.
  await ben.cancel(id, 'My flight was moved');
  await expect(page.getByText('My flight was moved')).toBeVisible();
});
