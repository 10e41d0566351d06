import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { untilQuiet } from '../../fixtures/browser/firstView';
import { expectToast } from '../../fixtures/pages/toast';
import { dayIn, inWords, trip } from '../../fixtures/data/trip';

const { step } = test;

test('an owner changes, closes, reopens, reposts and deletes their listing', async ({
  page,
  anotherBrowser,
  member,
  verifiedMember,
}) => {
  const [ana, ravi] = [await verifiedMember('Ana'), await member('Ravi')];
  const flight = trip({ flightNumber: 'LH755', description: 'I help with forms and gates.' });
  const route = `${flight.departureAirport} to ${flight.arrivalAirport}`;
  const listing = await ana.offerHelp(flight);
  await ravi.connect(listing);
  const passes = page.getByRole('main').getByRole('article');
  const dialog = page.getByRole('dialog');
  const stranger = await anotherBrowser();
  const expectFound = async (count: number) => {
    await stranger.goto(`/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}&type=helper`);
    await expect(stranger.getByRole('article')).toHaveCount(count);
    if (!count) await expect(stranger.getByRole('heading', { name: 'No Amigos found' })).toBeVisible();
  };
  await ana.logInOn(page);
  await page.goto('/profile?tab=helper');

  await step('They see how many people asked for the contact', async () => {
    await expect(passes).toContainText('Active');
    await expect(passes).toContainText('1 person has asked for your contact');
  });

  await step('They change it; Back closes the form, a reload keeps the typed text', async () => {
    await page.getByRole('button', { name: `Edit ${route}` }).click();
    await expect(page).toHaveURL(`/profile?tab=helper&edit=${listing.id}`);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await dialog.getByLabel('Description').fill('I help with forms, gates and bags.');
    await page.reload();
    await expect(dialog.getByLabel('Description')).toHaveValue('I help with forms, gates and bags.');
    await dialog.getByRole('textbox', { name: 'Flight Number' }).fill('LH 757');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Listing updated', 'Your listing has been updated successfully');
    await expect(dialog).toBeHidden();
    await expect(passes).toContainText('LH757');
    await expectFound(1);
    await expect(stranger.getByRole('article')).toContainText('I help with forms, gates and bags.');
  });

  await step('A closed listing is not found; a reopened one is', async () => {
    await page.getByRole('button', { name: `Close ${route}` }).click();
    await expect(passes).toContainText('Closed');
    await expectFound(0);
    await page.getByRole('button', { name: `Reopen ${route}` }).click();
    await expect(passes).toContainText('Active');
    await expectFound(1);
  });

  await step('They post it again for another day, and keep the old one', async () => {
    await page.getByRole('button', { name: `Close ${route}` }).click();
    await page.getByRole('button', { name: `Repost ${route}` }).click();
    await expect(dialog.getByRole('heading', { name: 'Post it again' })).toBeVisible();
    await dialog.getByLabel('Travel Date').fill(inWords(dayIn(60)));
    await dialog.getByRole('button', { name: 'Repost' }).click();
    await expectToast(page, 'Listing created', 'Your listing has been created successfully');
    await expect(passes).toHaveCount(2);
    await expectFound(1);
    await expect(stranger.getByRole('article')).toContainText(inWords(dayIn(60)));
    await expect(stranger.getByRole('article')).toContainText('LH757');
  });

  await step('Deleting can be cancelled, and is final', async () => {
    const closed = passes.filter({ has: page.getByText('Closed', { exact: true }) });
    await closed.getByRole('button', { name: `Delete ${route}` }).click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toBeHidden();
    await expect(passes).toHaveCount(2);
    await closed.getByRole('button', { name: `Delete ${route}` }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(closed).toHaveCount(0);
    await expect(passes).toHaveCount(1);
  });

  await step("The address of another member's listing opens nothing", async () => {
    const theirs = await ravi.askForHelp(trip());
    await page.goto(`/profile?tab=seeker&edit=${theirs.id}`);
    await expect(page.getByRole('link', { name: 'Request Help' })).toBeVisible();
    await untilQuiet(page);
    await expect(dialog).toHaveCount(0);
    await expect(passes).toHaveCount(0);
  });
});

test('a member without a verified phone reads in both tabs what to do first', async ({ page, member }) => {
  const omar = await member('Omar');
  await omar.logInOn(page);
  await page.goto('/profile?tab=helper');
  await expect(page.getByText('You need to verify your phone number to create listings')).toBeVisible();
  await page.getByRole('tab', { name: 'I Need Help' }).click();
  await expect(page.getByText('You need to verify your phone number to create requests')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Verify Phone Number' }).click();
  await expect(page).toHaveURL('/verification');
});

test('who typed another time than the airline has is asked, and takes it with one press @phone', async ({
  page,
  inbox,
  verifiedMember,
}) => {
  const meera = await verifiedMember('Meera');
  const flight = { departureAirport: 'JFK', arrivalAirport: 'DEL', flightNumber: 'AI102', time: '18:20' };
  await meera.offerHelp(trip({ ...flight, date: dayIn(61) }));
  const mail = await inbox.message(meera.email, /AI102 flies at 12:30/);
  expect(mail.text).toContain('Your listing says 18:20.');
  await meera.logInOn(page);
  await page.goto('/profile?tab=helper');
  const card = page.getByRole('article').filter({ hasText: 'Is AI102 still your flight?' });
  await expect(card).toContainText(
    /By the timetable it has these times: 12:30 – .+ Your listing says: 18:20\./,
  );
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Use these times' }).click();
  await expect(page.getByText('Is AI102 still your flight?')).toBeHidden();
  await expect(page.getByRole('article')).toContainText('12:30');
});
