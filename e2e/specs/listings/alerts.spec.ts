import { expect, test } from '../../fixtures';
import { untilQuiet } from '../../fixtures/browser/firstView';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { person } from '../../fixtures/data/person';
import { askAsGuest } from '../../fixtures/people/member';
import { dayIn, trip } from '../../fixtures/data/trip';

const { step } = test;

test('a family that searches in vain is told when a helper posts the trip, and stops by one click @phone', async ({
  page,
  inbox,
  member,
  request,
  site,
}) => {
  const { email } = person('lakshmi');
  const flight = trip();
  const route = `${flight.departureAirport} to ${flight.arrivalAirport}`;
  const bar = page.getByRole('region', { name: 'Tell me when somebody is found' });

  await step('They find nobody, and leave an address', async () => {
    await page.goto(
      `/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}&date=${flight.date}&type=helper`,
    );
    await expect(bar).toContainText(`Nobody yet from ${route}`);
    await bar.getByRole('button', { name: 'Tell me by mail' }).click();
    await bar.getByLabel('Your mail address').fill(email);
    await bar.getByRole('button', { name: 'Tell me' }).click();
    await expect(bar).toContainText('We sent a code to');
    await expectAccessible(page);
  });

  await step('The code from the mail is entered in the same place', async () => {
    await bar.getByLabel('Verification code').fill(await inbox.code(email));
    await bar.getByRole('button', { name: 'Confirm' }).click();
    await expect(bar).toContainText(`We write to ${email}.`);
  });

  const ana = await member('Ana');
  const { departureAirport: from, arrivalAirport: to, date } = flight;
  await ana.offerHelp({
    departureAirport: 'DUB',
    arrivalAirport: to,
    date: dayIn(-1, date),
    legs: [
      { from: 'DUB', to: from, date: dayIn(-1, date) },
      { from, to, date },
    ],
  });
  const { subject, text } = await inbox.message(email, /\/stop-alert#/);

  await step(
    'A helper posts a trip that shares one leg: the mail names it, and leads to the card',
    async () => {
      expect(subject).toMatch(new RegExp(`^A helper is found: Dublin \\(DUB\\) to .* \\(${to}\\)`));
      expect(text).toMatch(new RegExp(`Shares .* \\(${from}\\) to .* \\(${to}\\) with you`));
      expect(text).not.toContain(ana.name);
      expect(text).toContain('Log in to see who it is, and the flight');
      await page.goto(/http\S+\/listing\/\d+/.exec(text)![0]);
      await expect(page.getByRole('article')).toContainText(to);
      await expect(page.getByRole('article')).toContainText(ana.name);
    },
  );

  await step('One click stops it, also by the button of a mail program', async () => {
    await page.goto(/http\S+\/stop-alert#\S+/.exec(text)![0]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This alert is stopped');
    expect(page.url()).not.toContain('token');
    const token = /stop-alert#token=(\S+)/.exec(text)![1]!;
    const again = await request.post(`${site.url}/api/alerts/stop/one-click?token=${token}`, {
      form: { 'List-Unsubscribe': 'One-Click' },
    });
    expect(again.status()).toBe(200);
  });
});

test('a member is told with one tap, and finds it in the profile', async ({ page, member }) => {
  const mina = await member('Mina');
  const { departureAirport: from, arrivalAirport: to } = trip();
  await mina.logInOn(page);
  await page.goto(`/search?from=${from}&to=${to}&type=helper`);
  const bar = page.getByRole('region', { name: 'Tell me when somebody is found' });
  await bar.getByRole('button', { name: 'Tell me' }).click();
  await expect(bar).toContainText('We write to you.');

  await page.goto('/profile?tab=seeker');
  const alerts = page.getByRole('region', { name: 'You are told when a helper is found' });
  await expect(alerts).toContainText(`${from} to ${to}`);
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await alerts.getByLabel('How we write').selectOption('Once a day, at 8');
  await stored;
  await expect(alerts.getByLabel('How we write')).toHaveValue('daily');
  await page.reload();
  await expect(alerts.getByLabel('How we write')).toHaveValue('daily');
  await alerts.getByRole('button', { name: /^Stop/ }).click();
  await expect(alerts).toHaveCount(0);
});

test('a guest is told once when the owner of a listing has confirmed it', async ({ page, guest, inbox }) => {
  const [owner, family] = [person('ines'), person('lakshmi')];
  const flight = trip();
  const { departureAirport: from, arrivalAirport: to } = flight;
  await askAsGuest(guest, { name: 'Ines', email: owner.email }, flight);
  const link = await inbox.loginLink(owner.email);
  const bar = page.getByRole('region', { name: 'Tell me when this person can be contacted' });

  await step('They leave an address in the details of the listing', async () => {
    await page.goto(`/search?from=${from}&to=${to}&type=seeking_help`);
    await page.getByRole('article').getByRole('button').first().click();
    await bar.getByRole('button', { name: 'Tell me by mail' }).click();
    await bar.getByLabel('Your mail address').fill(family.email);
    await bar.getByRole('button', { name: 'Tell me' }).click();
    await bar.getByLabel('Verification code').fill(await inbox.code(family.email));
    await bar.getByRole('button', { name: 'Confirm' }).click();
    await expect(bar).toContainText(`We write to ${family.email}. It is one mail only.`);
    await expectAccessible(page);
  });

  await step('The owner confirms: one mail leads to the listing', async () => {
    await page.goto(link);
    await expect(page.getByText(/^Press the button to log in as/)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Your listing is confirmed and public')).toBeVisible();
    const { subject, text } = await inbox.message(family.email, /\/stop-alert#/);
    expect(subject).toMatch(new RegExp(`^A traveler can be contacted: .* \\(${from}\\) to .* \\(${to}\\)`));
    expect(text).toContain('This person can be contacted now');
    await page.goto(/http\S+\/listing\/\d+/.exec(text)![0]);
    await expect(page.getByRole('article')).toContainText(to);
    await untilQuiet(page);
    await expect(bar).toHaveCount(0);
  });
});
