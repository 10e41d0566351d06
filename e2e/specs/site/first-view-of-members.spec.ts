import { expect, test } from '../../fixtures';
import { markFirstView, styledLater } from '../../fixtures/browser/firstView';
import { flyToday, flyTogether } from '../../fixtures/people/flyTogether';

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
    // The first page of a device tells the server its zone.
    await page.goto('/contact');
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('zone');

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
