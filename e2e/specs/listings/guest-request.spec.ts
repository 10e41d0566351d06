import { expect, test } from '../../fixtures';
import { chooseAirport } from '../../fixtures/pages/airports';
import { askAsGuest } from '../../fixtures/people/member';
import { person } from '../../fixtures/data/person';
import { expectToast } from '../../fixtures/pages/toast';
import { inWords, trip } from '../../fixtures/data/trip';

const { step } = test;

test('a guest asks for help, claims the request with the code from the mail, and is found @phone', async ({
  page,
  inbox,
  anotherBrowser,
}) => {
  const { email } = person('meera');
  const { departureAirport: from, arrivalAirport: to } = trip({ departureAirport: 'KEF' });
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15)).toISOString().slice(0, 10);

  await step('They enter the trip, with airports from the list', async () => {
    await page.goto('/find/create');
    await expect(page.getByRole('heading', { name: 'Request Travel Assistance' })).toBeVisible();
    await chooseAirport(page, 'Departure Airport', 'reykj', from);
    await chooseAirport(page, 'Arrival Airport', to, to);
    await page.getByRole('button', { name: 'Choose date' }).first().click();
    await page.getByRole('button', { name: 'Go to the Next Month' }).click();
    await page.getByRole('button', { name: /15th/ }).click();
    await expect(page.getByLabel('Travel Date')).toHaveValue(inWords(day));
    await page.getByRole('textbox', { name: 'Flight Number' }).fill('fi 0614');
    // Folded on a phone.
    const more = page.getByRole('button', { name: /^More about the trip/ });
    if (await more.isVisible()) await more.click();
    await page.getByLabel('Description').fill('My mother flies alone and speaks only Telugu.');
    await page.getByLabel('Tip Amount').fill('25');
  });

  await step('They say who they are, and it is published', async () => {
    await page.getByLabel('Name').fill('Meera');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/I agree to the terms/).check();
    await page.getByRole('button', { name: 'Create Request' }).click();
    await expectToast(
      page,
      'Help Request Created!',
      'Your request for travel assistance has been published successfully.',
    );
    await expect(page.getByRole('heading', { name: 'Your Help Request Has Been Published' })).toBeFocused();
    await expect(page.getByRole('article')).toContainText('FI614');
  });

  await step('A wrong digit shows an issue; the code from the mail logs them in', async () => {
    const { subject, text } = await inbox.message(email, /\b\d{6}\b/);
    expect(subject).toMatch(new RegExp(`^Confirm your listing .* \\(${from}\\) to .* \\(${to}\\)$`));
    await page.getByLabel('Verification code').fill('12345');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByLabel('Verification code')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Verification code').fill(/\b\d{6}\b/.exec(text)![0]);
    await expectToast(page, 'Login successful', 'You are now logged in');
    await expect(
      page.getByText('You are logged in and the request is yours', { exact: false }),
    ).toBeVisible();
  });

  await step('It is in their profile', async () => {
    await page.getByRole('link', { name: 'See it in your profile' }).click();
    await expect(page).toHaveURL('/profile?tab=seeker');
    await expect(page.getByRole('article', { name: new RegExp(`${from}.*${to}`) })).toContainText('Active');
  });

  await step('A visitor who searches the route finds it, under their name', async () => {
    const stranger = await anotherBrowser();
    await stranger.goto('/search');
    await chooseAirport(stranger, 'From', 'kef', from);
    await chooseAirport(stranger, 'To', to.toLowerCase(), to);
    await stranger.getByLabel('Looking for').selectOption('Help seekers only');
    await stranger.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(stranger).toHaveURL(`/search?from=${from}&to=${to}&type=seeking_help`);
    await expect(stranger.getByRole('heading', { name: 'Travelers Needing Assistance' })).toBeVisible();
    const card = stranger.getByRole('article', { name: new RegExp(`${from}.*${to}`) });
    await expect(card).toContainText(inWords(day));
    await expect(card).toContainText('Seeking Help');
    await expect(card).toContainText('$25.00 tip offered');
    await expect(card).toContainText(/^.*meera/i);
    await expect(card).not.toContainText('@');
  });
});

test('an unclaimed request is visible, keeps the interest of others, and its mail can remove it', async ({
  page,
  inbox,
  member,
  guest,
}) => {
  const { email } = person('nadia');
  const { departureAirport, arrivalAirport, ...when } = trip();
  const search = `/search?from=${departureAirport}&to=${arrivalAirport}&type=seeking_help`;
  await askAsGuest(guest, { name: 'Nadia', email }, { departureAirport, arrivalAirport, ...when });

  await step('A member sees that it waits for confirmation, and asks all the same', async () => {
    const omar = await member('Omar');
    await omar.logInOn(page);
    await page.goto(search);
    const card = page.getByRole('article');
    await expect(card).toContainText('Nadia');
    await expect(card).toContainText('Not confirmed yet');
    await card.getByRole('button', { name: 'Connect with Traveler' }).click();
    const details = page.getByRole('dialog', { name: 'Traveler Details' });
    await details.getByRole('button', { name: 'Agree and ask Nadia' }).click();
    await expect(details).toContainText('Asked. You get a mail when Nadia has confirmed.');
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(card).toContainText('Asked. Waiting for confirmation.');
  });

  await step('The guest is asked once more to confirm; a recipient who did not post removes it', async () => {
    const { subject, text } = await inbox.message(email, /asked for the contact details of a listing/);
    expect(subject).toBe('A helper on your flight wants to reach you: confirm');
    await page.goto(/http\S+\/listing-link#\S+/.exec(text)![0]);
    await expect(page.getByRole('heading', { name: 'Remove this listing?' })).toBeVisible();
    expect(page.url()).not.toContain('token');
    await page.getByRole('button', { name: 'Remove Listing' }).click();
    await expect(page.getByRole('heading', { name: 'Your listing is removed' })).toBeFocused();
  });

  await step('No visitor finds it any more', async () => {
    await page.goto(search);
    await expect(page.getByRole('heading', { name: 'No travelers seeking help found' })).toBeVisible();
  });
});
