import { expect, test } from '../../fixtures';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

test('the details have an address: Back closes them, a link opens them, also for a deleted listing', async ({
  page,
  anotherBrowser,
  member,
  troubles,
}) => {
  const ana = await member('Ana');
  const flight = trip();
  const { id } = await ana.askForHelp(flight);
  const results = `/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}`;
  const details = page.getByRole('dialog', { name: 'Traveler Details' });

  await step('Opened from a card, closed by Back, opened by Forward, closed by Escape', async () => {
    await page.goto(results);
    const button = page.getByRole('button', { name: 'Connect with Traveler' });
    await button.click();
    await expect(details).toBeVisible();
    await expect(page).toHaveURL(`${results}&open=${id}`);
    await page.goBack();
    await expect(details).toBeHidden();
    await expect(page).toHaveURL(results);
    await page.goForward();
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(page).toHaveURL(results);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await step('A tab is part of the address', async () => {
    await page.goto(`/?open=${id}`);
    await details.getByRole('tab', { name: 'Rate & Review' }).click();
    await expect(page).toHaveURL(`/?open=${id}&tab=review`);
    const friend = await anotherBrowser();
    await friend.goto(page.url());
    const theirs = friend.getByRole('dialog', { name: 'Traveler Details' });
    await expect(theirs.getByRole('tab', { name: 'Rate & Review' })).toHaveAttribute('aria-selected', 'true');
    await theirs.getByRole('button', { name: 'Close' }).click();
    await expect(theirs).toBeHidden();
    await expect(friend).toHaveURL('/');
  });

  await step('For a deleted listing they say so and link to others', async () => {
    troubles.expect(/^404 GET \/api\/listings\/id\/99999999\/details$/);
    await page.goto('/search?open=99999999');
    await expect(page.getByRole('dialog')).toContainText('This listing is gone');
    await page.getByRole('dialog').getByRole('link', { name: 'Browse Listings' }).click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
