import { expect, test } from '../../fixtures';
import { untilQuiet } from '../../fixtures/browser/firstView';
import { tripToday } from '../../fixtures/data/trip';

const { step } = test;

test('three new accounts cannot take down somebody’s stars, who answers once', async ({
  page,
  member,
  verifiedMember,
}) => {
  const [meera, guest] = [await verifiedMember('Meera'), await verifiedMember('Grateful')];
  const flight = tripToday();
  const listing = await meera.offerHelp(flight);
  const search = `/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}`;
  const stars = page.getByRole('article').getByText('Rated 5.0 out of 5 from 1 rating');

  await step('One person who flew with her gives five stars', async () => {
    await guest.connect(listing);
    await guest.review(listing, 'She carried my grandmother through immigration.');
    await page.goto(search);
    await expect(stars).toBeAttached();
  });

  await step('Accounts without a phone number or a trip write, and change nothing', async () => {
    for (const name of ['Mal', 'Mala', 'Malo']) {
      const attacker = await member(name);
      await attacker.connect(listing);
      await attacker.review(listing, 'She never came, do not trust her.', 1);
    }
    await page.goto(search);
    await expect(stars).toBeAttached();
  });

  await step('She answers once, and everybody reads it', async () => {
    await meera.logInOn(page);
    await page.goto(`/listing/${listing.id}?tab=review`);
    const said = page.getByRole('region', { name: 'Previous Testimonials' });
    await said.getByRole('button', { name: /^Reply to Malo/ }).click();
    await said.getByLabel(/^Your reply to Malo/).fill('I have never met this person.');
    await said.getByRole('button', { name: 'Send Reply' }).click();
    await expect(said.getByLabel(/^Your reply to Malo/)).toHaveCount(0);
    await expect(said).toContainText('I have never met this person.');
    await expect(said.getByRole('button', { name: /^Reply to Malo/ })).toHaveCount(0);
    await page.context().clearCookies();
    await page.reload();
    await expect(said).toContainText('I have never met this person.');
    await untilQuiet(page);
    await expect(said.getByRole('button')).toHaveCount(0);
  });
});
