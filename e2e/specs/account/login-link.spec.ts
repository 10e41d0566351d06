import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { person } from '../../fixtures/data/person';

const { step } = test;

test('the link in the mail logs in once, on any device, after a press of a button @phone', async ({
  page,
  inbox,
  troubles,
  anotherBrowser,
}) => {
  const { email } = person('chitra');
  const dialog = page.getByRole('dialog', { name: 'Login to Flight Amigo' });
  const phone = await anotherBrowser();

  const link = await step('They ask for a code on one device', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).click();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    return inbox.loginLink(email);
  });

  await step('They open the link on another device, which alone does not use it up', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'One last step' })).toBeVisible();
    await expect(phone.getByText(/^c\*\*\*.?@/)).toBeVisible();
    await phone.reload();
    await expect(phone.getByText(/^c\*\*\*.?@/)).toBeVisible();
    await phone.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(phone.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  });

  await step('The second use is refused and offers a code instead', async () => {
    troubles.expect(/^400 POST \/api\/auth\/link\/owner$/);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await expect(dialog.getByLabel('Email')).toBeVisible();
  });
});

test('a truncated link is refused with a message', async ({ page }) => {
  await page.goto('/login-link#token=abc');
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
});

test('a link to another account warns before it ends a session', async ({
  page,
  anotherBrowser,
  inbox,
  logInBefore,
}) => {
  const [own, foreign] = [person('dalia'), person('mallory')];
  await logInBefore(page, own.email);
  const elsewhere = await anotherBrowser();
  await elsewhere.goto('/');
  await elsewhere.getByRole('button', { name: 'Log In' }).click();
  await elsewhere.getByRole('dialog').getByLabel('Email').fill(foreign.email);
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();

  await page.goto(await inbox.loginLink(foreign.email));
  await expect(page.getByText('This is another account')).toBeVisible();
  await expect(page.getByText(/^m\*\*\*.?@/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});
