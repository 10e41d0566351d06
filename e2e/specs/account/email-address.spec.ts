import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { backdateLogin } from '../../fixtures/people/backdateLogin';
import { withPasskeys } from '../../fixtures/people/staff';
import { expectToast } from '../../fixtures/pages/toast';

const { step } = test;

test('who has lost a mailbox gets in by passkey and uses another one, and the first can undo it @own-site', async ({
  page,
  ownSite,
  inbox,
  member,
  troubles,
  anotherBrowser,
}) => {
  const noor = await member('Noor');
  const email = 'noor.new@example.org';
  const section = page.getByRole('region', { name: 'Email address' });
  const ask = async () => {
    await section.getByRole('button', { name: 'Change the address' }).click();
    await section.getByLabel('New email address').fill(email);
    await section.getByRole('button', { name: 'Send the code' }).click();
  };

  await step('A browser that was left open needs a code from the mailbox', async () => {
    await withPasskeys(page);
    await noor.logInOn(page);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expectToast(page, 'Passkey added', 'From now on it logs you in without a mail.');
    await backdateLogin(ownSite, noor.email, 11);
    troubles.expect(/^403 POST \/api\/profile\/email$/);
    await ask();
    await expect(section.getByText(/enter the code that we sent to n\*\*\*.@/)).toBeVisible();
    await expect(section.getByText(/log in with your passkey/)).toBeVisible();
    await expectAccessible(page);
  });

  await step('They log in with their passkey instead, and need only a code from the new one', async () => {
    await page.context().clearCookies();
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/profile');
    await ask();
    await section.getByLabel('Verification code').fill(await inbox.code(email));
    await section.getByRole('button', { name: 'Change the address' }).click();
    await expectToast(page, 'Email address changed', `Your login codes now go to ${email}.`);
    await expect(section.getByText(email)).toBeVisible();
  });

  await step('For a week it stays as it is', async () => {
    await section.getByRole('button', { name: 'Change the address' }).click();
    await expect(section.getByText(/your earlier mailbox can undo that/)).toBeVisible();
  });

  await step('The link in the first mailbox brings it back, after a press', async () => {
    const elsewhere = await anotherBrowser();
    await elsewhere.goto(await inbox.link(noor.email, '/email-stop#'));
    await expect(elsewhere.getByText(/from n\*\*\*.@.* to n\*\*\*w@/)).toBeVisible();
    await expectAccessible(elsewhere);
    await elsewhere.getByRole('button', { name: 'Bring my address back' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Your address is back' })).toBeVisible();
  });

  await step('Then no other browser is logged in', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('dialog', { name: 'Login to Flight Amigo' })).toBeVisible();
  });
});
