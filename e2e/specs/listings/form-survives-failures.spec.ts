import { expect, test } from '../../fixtures';
import { person } from '../../fixtures/data/person';
import { expectToast } from '../../fixtures/pages/toast';
import { inWords, trip } from '../../fixtures/data/trip';

const { step } = test;

test('a request survives a broken proxy, a lost connection, a reload and a login', async ({
  page,
  context,
  troubles,
  logIn,
}) => {
  const { email, localNumber, phoneNumber } = person('hana');
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  const words = 'My aunt has two connections and a bad knee.';
  const submit = page.getByRole('button', { name: 'Create Request' });
  const isAllThere = async () => {
    await expect(page.getByRole('combobox', { name: 'Departure Airport' })).toHaveValue(
      new RegExp(`^${from}`),
    );
    await expect(page.getByRole('combobox', { name: 'Arrival Airport' })).toHaveValue(new RegExp(`^${to}`));
    await expect(page.getByLabel('Travel Date')).toHaveValue(inWords(date));
    await expect(page.getByLabel('Description')).toHaveValue(words);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Hana');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Phone number')).toHaveValue(localNumber);
  };

  await step('Each missing field shows an issue, and the first one gets the focus', async () => {
    await page.goto(`/find/create?from=${from}&to=${to}&date=${date}`);
    await page.getByLabel('Description').fill(words);
    await submit.click();
    await expectToast(
      page,
      'Missing Email Address',
      'Please provide an email address for verification and contact purposes.',
    );
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /Name must be at least 2 characters/,
    );
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required/);
    await expect(page.getByText('You must agree to the terms')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Name' }).fill('Hana');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone number').fill(localNumber);
    await page.getByLabel(/I agree to the terms/).check();
  });

  await step('A proxy responds with its own page', async () => {
    troubles.expect(/^502 POST \/api\/find-help\/listings$/);
    await page.route('/api/find-help/listings', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    );
    await submit.click();
    await expectToast(page, 'Error', 'Failed to create listing');
    await isAllThere();
    await page.unroute('/api/find-help/listings');
  });

  await step('The airport wifi fails', async () => {
    troubles.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await submit.click();
    await expectToast(page, 'Error', 'We could not reach the server. Check your connection and try again.');
    await context.setOffline(false);
    await isAllThere();
  });

  await step('They reload, log in, and publish it as a member', async () => {
    await page.reload();
    await isAllThere();
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await logIn(page, email);
    await isAllThere();
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
    await submit.click();
    await expect(page.getByRole('heading', { name: 'Your Help Request Has Been Published' })).toBeVisible();
    await expect(page.getByText('Travelers can now see your request and contact you.')).toBeVisible();
    await expect(page.getByLabel('Verification code')).toHaveCount(0);
    await expect(page.getByText('We mail you when somebody on this way is found:')).toBeVisible();
  });

  await step('The next request starts with their name and email and without the trip', async () => {
    await page.getByRole('button', { name: 'Create Another Request' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Hana');
    await expect(page.getByLabel('Phone number')).toHaveValue(phoneNumber.slice(2));
    await expect(page.getByLabel('Description')).toHaveValue('');
    await expect(page.getByLabel('Travel Date')).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Departure Airport' })).toHaveValue('');
  });

  await step('After a logout the next person finds no typed text', async () => {
    await page.getByLabel('Description').fill(words);
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/find/create');
    await expect(page.getByLabel('Description')).toHaveValue('');
    await expect(page.getByLabel('Email')).toHaveValue('');
  });
});
