import { expect, test } from '../../fixtures';
import { person } from '../../fixtures/data/person';

test('a member ends a session that they left open on another device', async ({
  page,
  anotherBrowser,
  inbox,
  logIn,
  logInBefore,
  troubles,
}) => {
  const { email } = person('dara');
  const elsewhere = await anotherBrowser();
  await logInBefore(elsewhere, email);
  await logInBefore(page, email);
  await inbox.message(email, /logged in to your account on a device that we did not know/);
  // Its live stream would be closed at one of the next heartbeats, before anything is saved.
  await elsewhere.route('**/api/messages/stream*', () => {});
  await elsewhere.goto('/profile');
  await expect(elsewhere.getByRole('heading', { name: 'My Profile' })).toBeVisible();

  await page.goto('/profile');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^End session on/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByText('This device')).toBeVisible();

  troubles.expect(/^401 /);
  await elsewhere.getByLabel('Bio').fill('Still here?');
  await elsewhere.getByRole('button', { name: 'Save Changes' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(elsewhere.getByText('Please log in to view your profile')).toBeVisible();
  await elsewhere.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await logIn(elsewhere, email);
  await expect(elsewhere.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});
