import { expect, test } from '../../fixtures';
import { person } from '../../fixtures/data/person';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

test('a travel day is the same in every time zone', async ({ anotherBrowser, inbox }) => {
  const { email } = person('kiri');
  const { departureAirport: from, arrivalAirport: to } = trip();
  const early = await anotherBrowser({ timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' });
  const late = await anotherBrowser({ timezoneId: 'Pacific/Pago_Pago', locale: 'ar-EG' });
  const [year] = new Date().toISOString().split('-');
  const newYear = `Jan 1, ${Number(year) + 1}`;

  await step('On the last evening of the year a member posts for tomorrow', async () => {
    await early.clock.setFixedTime(new Date(`${year}-12-31T23:30:00+14:00`));
    await early.goto(`/offer/create?from=${from}&to=${to}`);
    await early.getByLabel('Travel Date').fill('tomorrow');
    await early.getByLabel('Name').fill('Kiri');
    await expect(early.getByLabel('Travel Date')).toHaveValue(newYear);
    await early.getByLabel('Email').fill(email);
    await early.getByLabel(/I agree to the terms/).check();
    await early.getByRole('button', { name: 'Create Offer' }).click();
    await expect(early.getByRole('article')).toContainText(newYear);
    expect((await inbox.message(email, /\d{6}/)).text).toContain(newYear);
  });

  await step('In a time zone that is a day behind it is found on the same day', async () => {
    await late.goto('/search');
    await late.getByRole('combobox', { name: 'From' }).fill(from);
    await late.getByRole('combobox', { name: 'To' }).fill(to);
    await late.getByLabel('Travel Date').fill(newYear);
    await late.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(late).toHaveURL(`/search?from=${from}&to=${to}&date=${Number(year) + 1}-01-01`);
    await expect(late.getByText('1 listing shown, all there are')).toBeAttached();
    await expect(late.getByRole('article').first()).toContainText(newYear);
  });

  await step('Today is the day of their own clock', async () => {
    await late.clock.setFixedTime(new Date(`${year}-12-30T23:59:00-11:00`));
    await late.goto('/flight-search');
    await expect(late.getByLabel('From Travel Date')).toHaveValue(`Dec 30, ${year}`);
    await late.getByLabel('From Travel Date').fill(`Dec 29, ${year}`);
    await late.getByLabel('From Travel Date').blur();
    await expect(late.getByText(`Please choose Dec 30, ${year} or a later day.`)).toBeVisible();
  });
});
