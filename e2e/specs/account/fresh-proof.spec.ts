import { expect, test } from '../../fixtures';
import { backdateLogin } from '../../fixtures/people/backdateLogin';
import { expectToast } from '../../fixtures/pages/toast';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

test('a member who logged in long ago proves who they are before an action that cannot be undone @own-site', async ({
  page,
  ownSite,
  inbox,
  member,
  troubles,
}) => {
  const farah = await member('Farah');
  await farah.offerHelp(trip());
  await backdateLogin(ownSite, farah.email, 11);
  await farah.logInOn(page);
  await page.goto('/profile');
  troubles.expect(/^403 GET \/api\/profile\/download$/);
  troubles.expect(/^403 POST \/api\/payouts\/account$/);
  troubles.expect(/^403 DELETE \/api\/profile$/);

  await step('Their data is downloaded after a code, on the same page', async () => {
    const section = page.getByRole('region', { name: 'Your data' });
    await section.getByRole('button', { name: 'Download your data' }).click();
    await expect(section.getByText(/enter the code that we sent to f\*\*\*.@/)).toBeVisible();
    const download = page.waitForEvent('download');
    await section.getByLabel('Verification code').fill(await inbox.code(farah.email));
    await section.getByRole('button', { name: 'Confirm' }).click();
    expect((await download).suggestedFilename()).toBe('flight-amigo-account.json');
  });

  await step('Connecting a payout account asks for a code there, then opens the provider', async () => {
    const payouts = page.getByRole('region', { name: 'Payouts' });
    await payouts.getByLabel('Country of your bank account').selectOption('Portugal');
    await payouts.getByRole('button', { name: 'Connect payout account' }).click();
    await payouts.getByLabel('Verification code').fill(await inbox.code(farah.email));
    await payouts.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL(/\/sandbox\//);
  });

  await step('Deleting asks for a code of its own', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(farah.email);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const code = await inbox.code(farah.email);
    await dialog.getByLabel('Verification code').fill(code === '000000' ? '000001' : '000000');
    troubles.expect(/^400 POST \/api\/auth\/proof\/confirm$/);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('Invalid or expired verification code.')).toBeVisible();
    await dialog.getByLabel('Verification code').fill(code);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expectToast(page, 'Account deleted', 'Your account, your profile and your listings are gone.');
    await expect(page).toHaveURL('/');
  });
});
