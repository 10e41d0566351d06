import { dayIn, trip } from '../../fixtures/data/trip';
import { expect, test } from '../../fixtures';
import { journey } from './journey';

test.use({ releases: 'last remotes' });

journey('the last release of each remote goes with the new shell and the new server');

// That release of listings may have these pages itself, or none: they came later.
test('a trip works beside the last release of the other remotes @own-site', async ({ page, member }) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  const listing = await ana.offerHelp(trip({ date: dayIn(12) }));
  await omar.connect(listing);
  const { id } = await omar.propose(listing, ana);
  await ana.logInOn(page);
  await page.goto('/trips');
  await page.getByRole('article').getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`/trips/${id}`);
  await page.getByRole('button', { name: 'Agree to fly together' }).click();
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText(omar.email);
});
