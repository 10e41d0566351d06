import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures';
import { expectToast } from '../../fixtures/pages/toast';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

test('a member downloads their data and deletes their account, and others keep what they received', async ({
  page,
  anotherBrowser,
  logIn,
  member,
  troubles,
}) => {
  // What the bell asks while the account is deleted has no session any more.
  troubles.expect(/^401 GET \/api\/(notifications\/unseen|auth\/me)$/);
  const emil = await member('Emil');
  const { email } = emil;
  const flight = trip();
  await emil.offerHelp(flight);
  const gita = await member('Gita');
  await gita.write(emil, 'Are you on this flight?');
  await emil.write(gita, 'Yes, seat 14C');
  await emil.logInOn(page);
  await page.goto('/profile');

  await step('Their data is downloaded as one file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data).toMatchObject({
      account: { email },
      elsewhere: {
        listings: [{ departureAirport: flight.departureAirport, arrivalAirport: flight.arrivalAirport }],
      },
    });
  });

  await step('Deleting asks for their address first', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('textbox').fill('somebody@example.com');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText(`Type ${email} to delete this account`)).toBeVisible();
    await dialog.getByRole('textbox').fill(email);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expectToast(page, 'Account deleted', 'Your account, your profile and your listings are gone.');
  });

  await step('They are logged out, and their address starts a new account', async () => {
    await expect(page).toHaveURL('/');
    await page.goto(`/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}`);
    await expect(page.getByRole('heading', { name: 'No Amigos found' })).toBeVisible();
    await page.getByRole('button', { name: 'Log In' }).click();
    await logIn(page, email);
    await page.goto('/profile');
    await expect(page.getByText('No phone number yet')).toBeVisible();
  });

  await step('The other side can still read the messages of a former member, but not reply', async () => {
    const friend = await anotherBrowser();
    await gita.logInOn(friend);
    await friend.goto(`/messages?to=${emil.id}`);
    await expect(friend.getByRole('heading', { name: 'Former member' })).toBeVisible();
    await expect(friend.getByRole('log').getByText('Yes, seat 14C')).toBeVisible();
    await expect(friend.getByText(/This person has left Flight Amigo/)).toBeVisible();
    await expect(friend.getByRole('textbox', { name: /^Message to/ })).toHaveCount(0);

    await friend.goto(`/es/messages?to=${emil.id}`);
    const former = friend.getByRole('heading', { name: 'Antiguo miembro' });
    await expect(former).toBeVisible();
    await friend.goto('/es/messages');
    await friend.getByRole('link', { name: /Antiguo miembro/ }).click();
    await expect(former).toBeVisible();
  });
});
