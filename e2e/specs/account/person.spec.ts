import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

test('a card leads to the page of its person, which shows members more than visitors', async ({
  page,
  anotherBrowser,
  verifiedMember,
  member,
  troubles,
}) => {
  const [efua, omar] = [await verifiedMember('Efua'), await member('Omar')];
  const listing = await efua.offerHelp(trip());
  const heading = page.getByRole('heading', { level: 1, name: efua.name });

  await step('A visitor opens it from the listing', async () => {
    await page.goto(`/listing/${listing.id}`);
    await page.getByRole('main').getByRole('link', { name: efua.name }).first().click();
    await expect(page).toHaveURL(`/people/${efua.id}`);
    await expect(heading).toBeVisible();
    await expect(page.getByText('Nobody has written one yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'View Contact Info' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in to read more' })).toBeVisible();
    await expectAccessible(page);
  });

  await step('Search engines do not list it', async () => {
    await page.reload();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  await step('A member blocks her there, and finds nobody afterwards', async () => {
    const other = await anotherBrowser();
    await omar.logInOn(other);
    await other.goto(`/people/${efua.id}`);
    await expect(other.getByRole('heading', { level: 1, name: efua.name })).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Block' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await expect(other).toHaveURL('/search');
    troubles.expect(/^404 GET \/(api|people)\//);
    const hidden = await other.goto(`/people/${efua.id}`);
    await expect(other.getByRole('heading', { level: 1, name: 'There is nobody here' })).toBeVisible();
    await expectAccessible(other);
    const unknown = await other.goto('/people/999999999');
    await expect(other.getByRole('heading', { level: 1, name: 'There is nobody here' })).toBeVisible();
    expect([hidden?.status(), unknown?.status()]).toEqual([404, 404]);
  });

  await step('She does not find him either, and a visitor still finds her', async () => {
    const hers = await anotherBrowser();
    await efua.logInOn(hers);
    expect((await hers.goto(`/people/${omar.id}`))?.status()).toBe(404);
    expect((await page.goto(`/people/${efua.id}`))?.status()).toBe(200);
  });
});
