import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { dayIn, inWords } from '../../fixtures/data/trip';
import { choosePass } from '../../fixtures/passes/choosePass';
import { photoOf, type CodeKind } from '../../fixtures/passes/photos';
import { passText, secrets } from '../../fixtures/passes/passText';

const { step } = test;
const date = dayIn(2);

/** All that a page and its worker send, with bodies. */
function sentFrom(page: Page): Request[] {
  const sent: Request[] = [];
  page.context().on('request', (request) => sent.push(request));
  return sent;
}

test('a boarding pass fills in a trip, and nothing of it is sent', async ({ page, anotherBrowser }) => {
  const table = await anotherBrowser();
  const kinds: [CodeKind, string][] = [
    ['pdf417', 'AI102'],
    ['qrcode', 'SQ22'],
    ['azteccode', 'LH430'],
  ];
  const sent = sentFrom(page);
  const response = await page.goto('/offer/create');
  const policy = response?.headers()['content-security-policy'];
  expect(policy).not.toContain('wasm');
  await page.getByRole('button', { name: 'Fill from a boarding pass' }).click();
  for (const [kind, flight] of kinds) {
    const text = passText({ flight, date, from: 'SIN', to: 'EWR' });
    await choosePass(page, await photoOf(table, { name: kind, kind, turn: 8 }, text));
    await expect(page.getByText(`Filled in: ${flight}, SIN to EWR, ${inWords(date)}.`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Flight Number' })).toHaveValue(flight);
  }
  await expect(page.getByRole('combobox', { name: 'Departure Airport' })).toHaveValue(/^SIN - /);
  await expect(page.getByRole('combobox', { name: 'Arrival Airport' })).toHaveValue(/^EWR - /);

  const texts = sent.map((request) => `${request.url()} ${request.postData() ?? ''}`).join('\n');
  for (const secret of Object.values(secrets)) expect(texts).not.toContain(secret);
  expect(sent.filter((request) => new URL(request.url()).origin !== new URL(page.url()).origin)).toEqual([]);
  const worker = sent.find((request) => request.url().endsWith('.worker.js'));
  const { headers } = await fetch(worker!.url());
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
  const wasm = sent.find((request) => request.url().endsWith('.wasm'));
  expect((await wasm!.response())?.headers()).toMatchObject({
    'content-type': 'application/wasm',
    'content-encoding': 'br',
  });
});

test('the passes of two flights make one trip with a stop', async ({ page, anotherBrowser }) => {
  const table = await anotherBrowser();
  await page.goto('/find/create');
  await page.getByRole('button', { name: 'Fill from a boarding pass' }).click();
  const first = { flight: 'LH753', date, from: 'HYD', to: 'FRA' };
  const second = { flight: 'LH430', date: dayIn(3), from: 'FRA', to: 'ORD' };
  for (const flight of [first, second]) {
    await choosePass(page, await photoOf(table, { name: flight.flight }, passText(flight)));
    await expect(page.getByText(`Filled in: ${flight.flight}`)).toBeVisible();
  }
  await expect(page.getByRole('combobox', { name: 'Departure Airport' })).toHaveValue(/^HYD - /);
  await expect(page.getByRole('combobox', { name: 'Arrival Airport' })).toHaveValue(/^ORD - /);
  await expect(page.getByRole('combobox', { name: /^Change/ })).toHaveValue(/^FRA - /);
  await expect(page.getByRole('textbox', { name: 'Flight Number' })).toHaveCount(2);
});

test('an owner shows a boarding pass, and the listing says so @phone', async ({
  page,
  anotherBrowser,
  verifiedMember,
  troubles,
}) => {
  const table = await anotherBrowser();
  const [amigo, other] = [await verifiedMember('Meera'), await verifiedMember('Ravi')];
  const flight = { departureAirport: 'SIN', arrivalAirport: 'EWR', flightNumber: 'SQ22', date };
  const listing = await amigo.offerHelp(flight);
  const photo = await photoOf(
    table,
    { name: 'pass' },
    passText({ flight: 'SQ22', date, from: 'SIN', to: 'EWR' }),
  );
  const sent = sentFrom(page);

  await step('She shows it in her profile', async () => {
    await amigo.logInOn(page);
    await page.goto('/profile?tab=helper');
    await page.getByRole('button', { name: 'Show a boarding pass' }).click();
    await choosePass(page, photo);
    await expect(page.getByText(`You showed a boarding pass for SQ22 on ${inWords(date)}`)).toBeVisible();
  });

  await step('Flight, day, way and hash are all that left her phone', async () => {
    const [call] = sent.filter((request) =>
      request.url().endsWith(`/api/listings/${listing.id}/boarding-pass`),
    );
    expect(call!.postDataJSON()).toEqual({
      flight: 'SQ22',
      date,
      leg: { from: 'SIN', to: 'EWR' },
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    });
    const bodies = sent.map((request) => request.postData() ?? '').join('\n');
    for (const secret of Object.values(secrets)) expect(bodies).not.toContain(secret);
  });

  await step('Visitors read what it means', async () => {
    const visitor = await anotherBrowser();
    await visitor.goto(`/listing/${listing.id}`);
    await expect(visitor.getByText(`Showed a boarding pass for SQ22 on ${inWords(date)}`)).toBeVisible();
    await visitor.getByRole('button', { name: 'What does this mean?' }).click();
    await expect(visitor.getByText(/A pass can be forged/)).toBeVisible();
    await visitor.getByRole('link', { name: 'More about safety' }).click();
    await expect(visitor.getByRole('heading', { name: 'What a boarding pass says' })).toBeVisible();
  });

  await step('Somebody else cannot show the same pass', async () => {
    troubles.expect(/^409 POST .*boarding-pass/);
    await other.offerHelp(flight);
    const theirs = await anotherBrowser();
    await other.logInOn(theirs);
    await theirs.goto('/profile?tab=helper');
    await theirs.getByRole('button', { name: 'Show a boarding pass' }).click();
    await choosePass(theirs, photo);
    await expect(theirs.getByText('Someone else has shown this boarding pass').first()).toBeVisible();
  });
});
