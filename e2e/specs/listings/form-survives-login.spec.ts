import { expect, test } from '../../fixtures';
import { expectToast } from '../../fixtures/pages/toast';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

test('a full listing survives the login and the phone verification that it needs', async ({
  page,
  member,
  logIn,
  troubles,
}) => {
  const omar = await member('Omar');
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  const words = 'I have flown this route eleven times.';
  const submit = page.getByRole('button', { name: 'Create Listing' });
  const description = page.getByLabel('Description');

  await step(
    'A visitor sees that they must log in, can fill in the form anyway, and logs in at the end',
    async () => {
      await page.goto(`/create-listing-fixed?action=find&from=${from}&to=${to}&date=${date}&flight=qr%20701`);
      await expect(page.getByRole('heading', { name: 'Find Help', level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/[?&]type=seeking_help/);
      await expect(page.getByText('Log in to create a listing')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Flight Number' })).toHaveValue('QR701');
      await description.fill(words);
      await submit.click();
      await logIn(page, omar.email);
      await expect(description).toHaveValue(words);
      await expect(page.getByLabel('Email')).toHaveValue(omar.email);
    },
  );

  await step('Without a verified phone it is refused with a message', async () => {
    troubles.expect(/^403 POST \/api\/listings$/);
    const sentence = 'You need to verify your phone number to create listings';
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await submit.click();
    await expectToast(page, 'Listing creation failed', sentence);
    await expect(page.getByRole('main').getByRole('link', { name: 'Verify Phone Number' })).toHaveAttribute(
      'href',
      '/verification',
    );
  });

  await step('After the verification the typed text is still there and is published', async () => {
    await omar.verifyPhone();
    await page.reload();
    await expect(description).toHaveValue(words);
    await submit.click();
    await expect(page.getByRole('dialog', { name: 'Success!' })).toContainText('Seeking Help');
    await expect(page.getByRole('dialog', { name: 'Success!' })).toContainText('Not specified');
    await page.getByRole('dialog').getByRole('link', { name: 'See Your Listing' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(from);
  });
});
