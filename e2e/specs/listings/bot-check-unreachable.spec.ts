import { expect, test } from '../../fixtures';
import { person } from '../../fixtures/data/person';
import { expectToast } from '../../fixtures/pages/toast';
import { trip } from '../../fixtures/data/trip';

test('a listing is published although the bot check is unreachable', async ({ page, inbox, troubles }) => {
  const { email } = person('wanda');
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  troubles.expect(/\/sandbox\/captcha\//);
  await page.route('**/sandbox/captcha/**', (route) => route.abort('connectionrefused'));
  await page.goto(`/offer/create?from=${from}&to=${to}&date=${date}&flight=aa0012`);
  await expect(page.getByRole('heading', { name: 'Offer Your Help to Travelers' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Flight Number' })).toHaveValue('AA12');
  await page.getByLabel('I accept tips').check();
  await page.getByLabel('Name').fill('Wanda');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/I agree to the terms/).check();
  await page.getByRole('button', { name: 'Create Offer' }).click();
  await expectToast(
    page,
    'Help Offer Created!',
    'Your offer to assist other travelers has been published successfully.',
  );
  await expect(page.getByRole('heading', { name: 'Your Help Offer Has Been Published' })).toBeVisible();
  await page.getByLabel('Verification code').fill(await inbox.code(email));
  await expect(page.getByText('the offer is yours')).toBeVisible();
});
