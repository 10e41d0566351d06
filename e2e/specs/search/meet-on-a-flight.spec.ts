import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { Calls } from '../../fixtures/api/calls';
import { chooseAirport } from '../../fixtures/pages/airports';
import { agree, amigoDetails as details, rate } from '../../fixtures/pages/details';
import { person } from '../../fixtures/data/person';
import { expectToast } from '../../fixtures/pages/toast';
import { inWords, tripToday, type Trip } from '../../fixtures/data/trip';

const { step } = test;

const searchFor = ({ departureAirport, arrivalAirport }: Trip) =>
  `/search?from=${departureAirport}&to=${arrivalAirport}`;

async function leaveDetails(page: Page) {
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
}

test('a helper offers a flight, another member finds it and asks for the contact', async ({
  page,
  inbox,
  anotherBrowser,
  verifiedMember,
  logIn,
}) => {
  const ana = await verifiedMember('Ana');
  const seeker = await anotherBrowser();
  const { email } = person('ravi');
  const { departureAirport: from, arrivalAirport: to, date: day } = tripToday();

  await step('The helper fills in the full form and sees a summary', async () => {
    await ana.logInOn(page);
    await page.goto('/create-listing');
    await expect(page).toHaveURL('/create-listing?type=helper');
    await expect(page.getByRole('heading', { name: 'Offer Help', level: 1 })).toBeVisible();
    await chooseAirport(page, 'Departure Airport', from, from);
    await chooseAirport(page, 'Arrival Airport', to, to);
    await page.getByLabel('Travel Date').fill(inWords(day));
    await page.getByLabel('Time').fill('23:55');
    await page.getByRole('textbox', { name: 'Flight Number' }).fill('px0017');
    await page.getByLabel('Description').fill('Happy to help with forms, gates and heavy bags.');
    await page.getByLabel('Skills').fill('Forms, Heavy bags');
    await page.getByLabel('I accept tips').check();
    await page.getByLabel('Lowest Tip').fill('10');
    await page.getByLabel('Highest Tip').fill('20');
    await expect(page.getByText('Spam Protection Active')).toBeVisible();
    await page.getByRole('button', { name: 'Create Listing' }).click();

    const success = page.getByRole('dialog', { name: 'Success!' });
    await expect(success).toBeVisible();
    await expectToast(page, 'Listing created', 'Your listing has been created successfully');
    const summary = await success.locator('dl > div').allInnerTexts();
    expect(summary.map((line) => line.replace(/\s*\n\s*/, ': '))).toEqual([
      'Type: Offering Help',
      expect.stringMatching(`^From: ${from} - `),
      expect.stringMatching(`^To: ${to} - `),
      `Date: ${inWords(day)}`,
      'Time: 23:55',
      'Flight Number: PX17',
      'Description: Happy to help with forms, gates and heavy bags.',
      'Tip: $10.00-$20.00',
      `Contact Name: ${ana.name}`,
      `Email: ${ana.email}`,
      `Phone: +1 ${ana.localNumber}`,
    ]);
    await success.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
  });

  await step('Another member finds it by route, day and flight', async () => {
    await seeker.goto('/search');
    await chooseAirport(seeker, 'From', from, from);
    await chooseAirport(seeker, 'To', to.toLowerCase(), to);
    await seeker.getByLabel('Travel Date').fill(inWords(day));
    await seeker.getByLabel('Flight Number').fill('PX 17');
    await seeker.getByLabel('Looking for').selectOption('Amigos only');
    await seeker.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(seeker).toHaveURL(`/search?from=${from}&to=${to}&date=${day}&flight=PX17&type=helper`);
    // It may have been among the newest before.
    await expect(seeker.getByRole('heading', { name: 'Available Amigos' })).toBeFocused();
    const card = seeker.getByRole('article', { name: new RegExp(`${from}.*${to}`) });
    for (const words of ['Amigo', 'Frequent Traveler', ana.name, 'Verified', 'PX17', 'Accepts tips', 'Forms'])
      await expect(card).toContainText(words);
    await card.getByRole('button', { name: 'View Contact Info' }).click();
    await expect(details(seeker)).toContainText('Suggested Tip');
    await expect(details(seeker)).toContainText('$10.00-$20.00');
    await expect(details(seeker)).not.toContainText(ana.localNumber);
  });

  await step(
    'They log in from the dialog and are back in it, with the contact that they asked for',
    async () => {
      const address = seeker.url();
      expect(address).toMatch(/[?&]open=\d+/);
      await details(seeker).getByRole('button', { name: 'Log In' }).click();
      await logIn(seeker, email);
      await agree(seeker);
      await expect(details(seeker)).toContainText(ana.email);
      await expect(details(seeker)).toContainText(`+1 ${ana.localNumber}`);
      expect(seeker.url()).toBe(address);
    },
  );

  await step('Every way to reach the helper leads to the helper', async () => {
    const subject = encodeURIComponent(`Flight Amigo: ${from} to ${to}, ${inWords(day)}`);
    const ways = {
      'Email Client': `mailto:${ana.email}?subject=${subject}`,
      Gmail: `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(ana.email)}&su=${subject}`,
      Outlook: `https://outlook.live.com/mail/0/deeplink/compose?to=${encodeURIComponent(ana.email)}&subject=${subject}`,
      Call: `tel:${ana.phoneNumber}`,
      SMS: `sms:${ana.phoneNumber}`,
      WhatsApp: `https://wa.me/${ana.phoneNumber.slice(1)}`,
      Telegram: `https://t.me/${ana.phoneNumber}`,
      Message: /^\/messages\?to=\d+$/,
    };
    for (const [name, href] of Object.entries(ways))
      await expect(details(seeker).getByRole('link', { name })).toHaveAttribute('href', href);
  });

  await step('The helper learns who asked, but not how to reach them', async () => {
    const letter = await inbox.message(ana.email, /asked for your contact details/);
    expect(letter.text).toContain(`${from} to ${to}`);
    expect(letter.text).not.toContain(email);
  });
});

test('a member reviews a helper on the day of travel, and their stars count once their phone is verified', async ({
  page,
  inbox,
  verifiedMember,
  logInBefore,
  site,
}) => {
  const ana = await verifiedMember('Ana');
  const { email, localNumber, phoneNumber } = person('ravi');
  const flight = tripToday();
  await ana.offerHelp(flight);
  const contactTab = details(page).getByRole('tab', { name: 'Contact Info' });

  await step('On the day of travel they write a review, which the dialog shows', async () => {
    await logInBefore(page, email);
    await page.goto(searchFor(flight));
    await page.getByRole('button', { name: 'View Contact Info' }).click();
    await agree(page);
    await expect(details(page)).toContainText(ana.email);
    await details(page).getByRole('tab', { name: 'Rate & Review' }).click();
    await details(page).getByLabel('Your testimonial').fill('Too short');
    await details(page).getByRole('button', { name: 'Submit Testimonial' }).click();
    await expect(details(page).getByText('Rating must be at least 1')).toBeVisible();
    await expect(details(page).getByText('Testimonial must be at least 10 characters')).toBeVisible();
    await rate(page, '4 stars', 'She waited for my father at every gate.');
    await expectToast(page, 'Testimonial submitted', 'Thank you for sharing your experience');
    await expect(contactTab).toHaveAttribute('aria-selected', 'true');
    await details(page).getByRole('tab', { name: 'Rate & Review' }).click();
    const previous = details(page).getByRole('region', { name: 'Previous Testimonials' });
    await expect(previous).toContainText('She waited for my father at every gate.');
    await expect(previous).toContainText(/By Traveler \d{4}/);
    await leaveDetails(page);
    await expect(page.getByRole('article').getByText(/^Rated/)).toHaveCount(0);
  });

  await step('Their stars count once their phone number has been verified for a day', async () => {
    const calls = new Calls(page.context().request, site.url);
    await calls.patch('/api/profile', { phoneNumber: `+1 ${localNumber}` });
    await calls.post('/api/auth/verify', { code: await inbox.code(phoneNumber) });
    const { id } = await calls.get<{ id: number }>('/api/auth/me');
    await calls.post(`/sandbox/people/${id}/days`, { by: 2 });
    await expect(async () => {
      await page.reload();
      const stars = page.getByRole('article').getByText('Rated 4.0 out of 5 from 1 rating');
      await expect(stars).toBeAttached({ timeout: 2_000 });
    }).toPass();
  });

  await step('A second review replaces the first', async () => {
    await page.getByRole('button', { name: 'View Contact Info' }).click();
    await rate(page, '5 stars', 'On second thought: the best company of all.');
    await expect(contactTab).toHaveAttribute('aria-selected', 'true');
    await leaveDetails(page);
    await expect(page.getByRole('article').getByText('Rated 5.0 out of 5 from 1 rating')).toBeAttached();
  });
});

test('a helper cannot ask for their own contact, nor rate themselves', async ({ page, member }) => {
  const ana = await member('Ana');
  const flight = tripToday();
  await ana.offerHelp(flight);
  await ana.logInOn(page);
  await page.goto(searchFor(flight));
  await page.getByRole('button', { name: 'View Contact Info' }).click();
  await expect(details(page)).toContainText('This is your own listing');
  await details(page).getByRole('tab', { name: 'Rate & Review' }).click();
  await expect(details(page)).toContainText('This is what others say about you.');
  await expect(details(page).getByRole('button', { name: 'Submit Testimonial' })).toHaveCount(0);
});
