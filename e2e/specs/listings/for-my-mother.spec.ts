import { expect, test } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

const card = 'For their mother, 70–79, speaks Hindi';
const flyer = { firstName: 'Lakshmi', relation: 'mother', ageGroup: '70_79', languages: 'Hindi' };
const forMother = { flyer, needs: ['wheelchair_booked'] };

test('a daughter asks for her mother', async ({ page, member }) => {
  const asha = await member('Asha');
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  await asha.logInOn(page);

  await step('She says that her mother flies, with a wheelchair booked', async () => {
    await page.goto(`/find/create?from=${from}&to=${to}&date=${date}`);
    await page.getByRole('textbox', { name: 'Flight Number' }).fill('LH761');
    await page.getByLabel('Time', { exact: false }).first().fill('02:50');
    await page.getByLabel('Lands At').fill('16:40');
    await expect(page.getByLabel('Lands On')).toBeVisible();
    await page.getByRole('radio', { name: 'Someone else' }).check();
    await expect(page.getByText('No minors travel alone', { exact: false })).toBeVisible();
    await page.getByLabel('First Name').fill('Lakshmi');
    await page.getByLabel('Who They Are').selectOption('My mother');
    await page.getByRole('combobox', { name: 'Age', exact: true }).selectOption('70–79');
    await page.getByLabel('Languages They Speak').fill('Hindi');
    await page.getByRole('checkbox', { name: 'Wheelchair booked' }).check();
    await page.getByRole('checkbox', { name: 'Immigration forms' }).check();
    await expectAccessible(page);
  });

  await step('A reload keeps it, and the request is published without her name', async () => {
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Lakshmi');
    await page.getByLabel(/I agree to the terms/).check();
    await page.getByRole('button', { name: 'Create Request' }).click();
    await expect(page.getByRole('heading', { name: 'Your Help Request Has Been Published' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText(card);
    await expect(page.getByRole('article')).toContainText('16:40');
    await expect(page.getByRole('article')).not.toContainText('Lakshmi');
  });
});

test('a helper finds a mother by what she can help with', async ({ page, member }) => {
  const [asha, ravi] = [await member('Asha'), await member('Ravi')];
  const flight = trip();
  const { departureAirport: from, arrivalAirport: to } = flight;
  await asha.askForHelp({ ...flight, ...forMother });
  // On the route, with other needs.
  await ravi.askForHelp(flight);
  await page.goto(`/search?from=${from}&to=${to}&type=seeking_help`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Wheelchair booked' }).check();
  await expect(page).toHaveURL(`/search?from=${from}&to=${to}&type=seeking_help&needs=wheelchair_booked`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(card);
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(`^${from}`) }).click();
  await expect(page.getByText('What Would Help')).toBeVisible();
  await expect(page.getByText('Their mother, 70–79, speaks Hindi')).toBeVisible();
  await expectAccessible(page);
});

test('a daughter sees the name of her mother, and changes what helps', async ({ page, member }) => {
  const asha = await member('Asha');
  const flight = trip();
  const { departureAirport: from, arrivalAirport: to } = flight;
  await asha.askForHelp({ ...flight, ...forMother });
  await asha.logInOn(page);
  await page.goto('/profile?tab=seeker');
  await untilHydrated(page);
  const pass = page.getByRole('main').getByRole('article');
  await expect(pass).toContainText('For Lakshmi, your mother, 70–79, speaks Hindi');
  await page.getByRole('button', { name: `Edit ${from} to ${to}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Wheelchair booked')).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Wheelchair booked' }).uncheck();
  await dialog.getByRole('radio', { name: 'Me', exact: true }).check();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(pass).not.toContainText('For Lakshmi');
  await expect(pass).not.toContainText('Wheelchair booked');
});
