import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { Calls } from '../../fixtures/api/calls';
import { thread } from '../../fixtures/pages/messages';
import { payTip } from '../../fixtures/api/payTip';
import { uniqueName } from '../../fixtures/data/person';
import { trip, tripToday } from '../../fixtures/data/trip';

const { step } = test;

/** Breaks out of text, attributes, comments, scripts and styles that are not escaped. */
const attack = `"'></textarea></script></style>--><b data-injected>x</b><img src=x onerror=alert(1)><svg onload=alert(2)>{{7*7}}`;
const shortAttack = `<img src=x onerror=alert(3)>`;
const link = 'https://example.com/"onmouseover="alert(4) javascript:alert(5)';

/** Expects that the attack created no element or attribute, in the page or in a frame. */
async function expectPlainText(page: Page) {
  for (const frame of page.frames()) {
    const injected = frame.locator(
      '[data-injected], img[src="x"], [onerror], [onload], [onmouseover], a[href^="javascript:" i]',
    );
    await expect(injected).toHaveCount(0);
  }
}

// A trace runs a script in every frame, also in those that forbid scripts.
test.use({ trace: 'off' });

test('texts of users are shown as text and never executed', async ({
  page,
  site,
  inbox,
  guest,
  anotherBrowser,
  member,
  verifiedMember,
  troubles,
}) => {
  const dialogs: string[] = [];
  const watch = (one: Page) =>
    one.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
  watch(page);
  const [mallory, meera] = [await verifiedMember('Mallory'), await member('Meera')];
  await mallory.logInOn(page);
  const calls = new Calls(page.context().request, site.url);
  const flight = trip();
  const words = `${attack} ${link}`;

  const posted = await step('A member writes an attack into every field', async () => {
    await calls.patch('/api/profile', {
      username: uniqueName(shortAttack),
      bio: words,
      languages: shortAttack,
    });
    const listing = await mallory.offerHelp({ ...flight, description: words });
    await guest.post('/api/find-help/listings', {
      ...trip(),
      name: shortAttack,
      email: 'somebody@example.com',
      description: words,
      consent: true,
      captchaToken: await guest.botCheck('find_help_submit'),
    });
    await meera.connect(listing);
    await mallory.write(meera, words);
    const theirs = await meera.offerHelp(tripToday());
    await mallory.connect(theirs);
    await mallory.review(theirs, words);
    const tip = await payTip(calls, { recipientId: meera.id, amount: 5, message: words });
    await calls.post('/api/reports', { userId: meera.id, reason: 'other', details: words });
    await calls.post('/api/contact', { name: shortAttack, email: 'somebody@example.com', message: words });
    const fault = { message: words, path: `/${attack}`, remote: 'listings', release: shortAttack };
    await calls.post('/api/client-errors', { ...fault, where: 'page' });
    await calls.post('/api/slow-loads', {
      ...fault,
      message: undefined,
      where: 'chunk',
      milliseconds: 5_000,
    });
    await inbox.message(meera.email, /thanks you with a tip/);
    return { listing, theirs, tip };
  });

  const reader = await anotherBrowser();
  watch(reader);
  await meera.logInOn(reader);
  // Pages of routes and listings that do not exist.
  troubles.expect(/^404 GET \//);

  await step('Other users read it as it was typed', async () => {
    const { departureAirport: from, arrivalAirport: to } = flight;
    await reader.goto(`/messages?to=${mallory.id}`);
    await expect(thread(reader)).toContainText('<b data-injected>x</b>');
    await expectPlainText(reader);
    await reader.goto(`/listing/${posted.listing.id}`);
    await expect(reader.getByRole('main')).toContainText('<b data-injected>x</b>');
    await expectPlainText(reader);
    const paths = [
      '/',
      `/search?from=${from}&to=${to}`,
      `/search?from=${encodeURIComponent(attack)}&to=${encodeURIComponent(shortAttack)}`,
      `/flight-search`,
      `/listing/${posted.theirs.id}`,
      `/tip/${mallory.id}`,
      `/receipt/${posted.tip.id}`,
      '/profile',
      `/${encodeURIComponent(attack)}`,
      '/platform',
      '/sandbox',
    ];
    for (const path of paths) {
      await reader.goto(path);
      await expect(reader.locator('main, #root, body').first()).not.toBeEmpty();
      await reader.waitForLoadState('networkidle');
      await expectPlainText(reader);
    }
    await page.goto('/profile');
    await page.waitForLoadState('networkidle');
    await expectPlainText(page);
  });

  await step('Mails show it as it was typed too', async () => {
    const answer = await reader.request.get(`${site.url}/sandbox/outbox?channel=email&limit=100`);
    const mails = (await answer.json()) as { id: number; text: string }[];
    const hostile = mails.filter(({ text }) => text.includes('onerror'));
    expect(hostile.length).toBeGreaterThan(2);
    for (const { id } of hostile) {
      await reader.goto(`/sandbox/outbox/${id}/mail`);
      await expectPlainText(reader);
    }
  });

  expect(dialogs).toEqual([]);
});
