import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures';
import { sidewaysScroll } from '../../fixtures/browser/accessibility';
import { expectToast } from '../../fixtures/pages/toast';
import { inWords, trip } from '../../fixtures/data/trip';
import { agree } from '../../fixtures/pages/details';

const { step } = test;

test('a listing has a page to send, to print and to put into a calendar', async ({
  page,
  request,
  member,
}) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  const flight = trip({ time: '18:40', flightNumber: 'NZ7', description: 'I know every gate there is.' });
  const { departureAirport: from, arrivalAirport: to, date } = flight;
  const { id } = await ana.offerHelp(flight);
  const path = `/listing/${id}`;

  await step('The metadata for previews and search engines names the trip, but no person', async () => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>Flight Amigo - ${from} to ${to}, ${inWords(date)}</title>`);
    const url = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`property="og:url" content="${new URL(url!).origin}${path}"`);
    expect(html).toContain('application/ld+json');
    for (const secret of [ana.email, ana.name]) expect(html.split('id="boot"')[0]).not.toContain(secret);
    expect(html).not.toContain(ana.email);
    const picture = await request.get(url!);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect((await picture.body()).subarray(1, 4).toString()).toBe('PNG');
  });

  await step('It shows the same as the dialog, and requests no contact by itself', async () => {
    await omar.logInOn(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(from);
    for (const words of ['NZ7', '18:40', inWords(date), 'I know every gate there is.', ana.name])
      await expect(page.getByRole('article')).toContainText(words);
    await expect(page.getByRole('main')).not.toContainText(ana.email);
    await agree(page);
    await expect(page.getByRole('main')).toContainText(ana.email);
  });

  await step('Its link is copied', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expectToast(page, 'Link copied', 'Send it to whoever should see this trip.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);
  });

  await step('Its calendar file is downloaded', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to Calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${from}-${to}-${date}.ics`.toLowerCase());
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
    expect(text).toContain(`SUMMARY:Flight NZ7\\, ${from} to ${to}\r\n`);
    expect(text).not.toContain(ana.email);
  });

  await step('Only the pass is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toBeVisible();
    for (const landmark of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toBeHidden();
    for (const button of ['Share', 'Print'])
      await expect(page.getByRole('button', { name: button })).toBeHidden();
    await expect(page.getByText(ana.email)).toBeHidden();
    await page.setViewportSize({ width: 700, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test("only the owner sees a closed listing's page, and a deleted one's page says so", async ({
  page,
  request,
  member,
  troubles,
}) => {
  const ana = await member('Ana');
  const flight = trip();
  const { departureAirport: from, arrivalAirport: to } = flight;
  const listing = await ana.offerHelp(flight);
  await ana.close(listing);
  expect((await request.get(`/listing/${listing.id}`)).status()).toBe(404);
  await ana.logInOn(page);
  await page.goto(`/listing/${listing.id}`);
  await expect(page.getByRole('main')).toContainText('This listing is closed');
  await page.getByRole('link', { name: `See who else flies ${from} to ${to}` }).click();
  await expect(page).toHaveURL(`/search?from=${from}&to=${to}`);

  troubles.expect(
    /^404 GET \/(api\/listings\/id\/99999999\/details|listing\/(99999999|nonsense))$/,
    /^400 GET \/api\/listings\/id\/NaN\/details$/,
  );
  for (const id of ['99999999', 'nonsense']) {
    expect((await request.get(`/listing/${id}`)).status()).toBe(404);
    await page.goto(`/listing/${id}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      /This listing is gone|Page Not Found/,
    );
  }
});
