import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { dayIn, trip } from '../../fixtures/data/trip';

const { step } = test;

test('a family keeps a listing and a person, hears of a change and removes them @phone', async ({
  page,
  member,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const listing = await meera.offerHelp(trip({ date: dayIn(20) }));
  await ravi.logInOn(page);
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const keep = page.getByRole('button', { name: 'Keep', exact: true });

  await step('The family keeps the listing on its page', async () => {
    await page.goto(`/listing/${listing.id}`);
    await keep.click();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  });

  await step('It keeps the person on her page', async () => {
    await page.goto(`/people/${meera.id}`);
    await page.getByRole('button', { name: 'Keep this person' }).click();
    await expect(page.getByRole('button', { name: 'Keep this person', pressed: true })).toBeVisible();
  });

  await step('It finds both again, from the profile', async () => {
    await page.goto('/profile?tab=seeker');
    await page.getByRole('link', { name: 'Favourites' }).click();
    await expect(page).toHaveURL(/\/favourites$/);
    await expect(page.getByRole('region', { name: 'Listings' }).getByRole('article')).toHaveCount(1);
    const people = page.getByRole('region', { name: 'People' });
    await expect(people.getByRole('link', { name: meera.name })).toHaveAttribute(
      'href',
      `/people/${meera.id}`,
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(sideways)).toBe(0);
  });

  await step('The helper moves the day, and the bell says so', async () => {
    await meera.changeListing(listing, { date: dayIn(21) });
    await page.getByRole('link', { name: /1 new/ }).click();
    const line = page.getByRole('link', { name: /A listing that you keep has changed/ });
    await expect(line).toHaveCount(1);
    await line.click();
    await expect(page).toHaveURL(new RegExp(`/listing/${listing.id}$`));
  });

  await step('It removes both', async () => {
    await keep.and(page.locator('[aria-pressed=true]')).click();
    await expect(keep).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/favourites');
    await page.getByRole('button', { name: `Remove ${meera.name}` }).click();
    await expect(page.getByText('Nothing kept yet')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse Listings' })).toHaveAttribute(
      'href',
      '/search',
    );
  });
});
