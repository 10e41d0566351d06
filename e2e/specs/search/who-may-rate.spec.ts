import { expect, test } from '../../fixtures';
import { agree, amigoDetails as details } from '../../fixtures/pages/details';
import { expectToast } from '../../fixtures/pages/toast';
import { dayIn, trip, tripToday } from '../../fixtures/data/trip';

const { step } = test;

test('members cannot rate people they never met, and a listing that was just closed shares no contact', async ({
  page,
  member,
  anotherBrowser,
  troubles,
}) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  const flight = trip();
  const listing = await ana.offerHelp(flight);
  await omar.logInOn(page);

  await step('A link to the details requests no contact', async () => {
    await page.goto(`/search?from=${flight.departureAirport}&open=${listing.id}`);
    await expect(details(page)).toContainText(`${ana.name} shares contact details with people who ask`);
    await expect(details(page)).not.toContainText(ana.email);
  });

  await step('A stranger reads who may rate, and gets no form', async () => {
    await details(page).getByRole('tab', { name: 'Rate & Review' }).click();
    await expect(details(page)).toContainText(
      'You can rate people with whom you flew, or whose contact details you got',
    );
    await expect(details(page).getByRole('radio')).toHaveCount(0);
    await expect(details(page).getByLabel('Your testimonial')).toHaveCount(0);
  });

  await step('Who got the contact reads from which day they may', async () => {
    const nadia = await member('Nadia');
    const reader = await anotherBrowser();
    await nadia.connect(listing);
    await nadia.logInOn(reader);
    await reader.goto(`/listing/${listing.id}?tab=review`);
    const from = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
    const day = from.format(new Date(dayIn(40)));
    await expect(reader.getByText(`You can rate ${ana.name} from ${day}`)).toBeVisible();
    await expect(reader.getByLabel('Your testimonial')).toHaveCount(0);
  });

  await step('The owner closes the listing at this moment', async () => {
    troubles.expect(/^409 POST \/api\/listings\/\d+\/connect$/);
    troubles.expect(/^404 GET \/api\/listings\/id\/\d+\/details$/);
    const gone = page.getByRole('dialog', { name: 'Details', exact: true });
    await ana.close(listing);
    await details(page).getByRole('tab', { name: 'Contact Info' }).click();
    await agree(page);
    await expect(gone).toContainText('Its owner has closed this listing');
    await expect(gone).not.toContainText(ana.email);
  });
});

test('the details can be closed while a rating is being sent, and the rating still arrives', async ({
  page,
  member,
  verifiedMember,
}) => {
  const [ana, omar] = [await member('Ana'), await verifiedMember('Omar')];
  const flight = tripToday();
  await ana.offerHelp(flight);
  await omar.logInOn(page);
  const details = page.getByRole('dialog', { name: 'Amigo Details' });
  await page.goto(`/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}`);
  const address = page.url();
  await page.getByRole('button', { name: 'View Contact Info' }).click();
  await agree(page);
  await expect(details).toContainText(ana.email);
  let answer = () => {};
  const isClosed = new Promise<void>((settle) => (answer = settle));
  await page.route('/api/testimonials', async (route) => {
    await isClosed;
    await route.continue();
  });
  await details.getByRole('tab', { name: 'Rate & Review' }).click();
  await details.getByRole('radio', { name: '5 stars' }).check();
  await details.getByLabel('Your testimonial').fill('Twice is better than once.');
  await details.getByRole('button', { name: 'Submit Testimonial' }).click();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  answer();
  await expectToast(page, 'Testimonial submitted', 'Thank you for sharing your experience');
  await expect(details).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(page.getByRole('article').getByText('Rated 5.0 out of 5 from 1 rating')).toBeAttached();
});
