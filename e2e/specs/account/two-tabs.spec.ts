import { expect, test } from '../../fixtures';
import { person } from '../../fixtures/data/person';

test('a login and a logout in one tab reach the other, which keeps what is typed', async ({
  page,
  context,
  logIn,
  troubles,
}) => {
  const other = await context.newPage();
  await other.goto('/contact');
  const message = other.getByLabel('Message');
  await message.fill('We were walked to gate 22.');

  await other.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await expect(other.getByRole('dialog')).toBeVisible();

  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await logIn(page, person('tabs').email);

  await expect(other.getByRole('dialog')).toBeHidden();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(message).toHaveValue('We were walked to gate 22.');

  // The other tab may call once more before it hears of the logout.
  troubles.expect(
    /^401 GET \/api\/(auth\/me|matches\/waiting|messages\/(unread|stream)|notifications\/unseen|threads)$/,
  );
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(message).toHaveValue('We were walked to gate 22.');
});
