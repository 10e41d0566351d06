import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { dayIn, todayIn, trip } from '../../fixtures/data/trip';
import { tapStep } from '../../fixtures/pages/day';
import type { Member } from '../../fixtures/people/member';

const { step } = test;
const flyer = { firstName: 'Kamala', relation: 'mother', ageGroup: '80_up', languages: 'Telugu' };

/** Kamala changes planes in Frankfurt. Anand has agreed to fly there with her, and Meera offers the flight from there. */
async function toFrankfurtWith(anand: Member, meera: Member, priya: Member, days: number) {
  // In Greenwich it is an earlier day for one or two hours, in which their trip would be over already.
  const date = dayIn(days, todayIn('Europe/Berlin'));
  const toFrankfurt = { from: 'HYD', to: 'FRA', date, flightNumber: 'LH753' };
  const toChicago = { from: 'FRA', to: 'ORD', date, flightNumber: 'LH430' };
  const way = { departureAirport: 'HYD', arrivalAirport: 'ORD', date, flyer };
  const request = await priya.askForHelp(trip({ ...way, legs: [toFrankfurt, toChicago] }));
  const onward = { departureAirport: 'FRA', arrivalAirport: 'ORD', date, flightNumber: 'LH430' };
  const offer = await meera.offerHelp(trip(onward));
  await anand.offerHelp(
    trip({ departureAirport: 'HYD', arrivalAirport: 'FRA', date, flightNumber: 'LH753' }),
  );
  await anand.connect(request);
  const { id } = await anand.propose(request, priya);
  await priya.agree(id);
  return { id, request, offer };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const flights = (page: Page) => page.getByRole('list', { name: 'Flights' }).getByRole('listitem');

async function openTrip(page: Page, id: number, member: Member) {
  await member.logInOn(page);
  await page.goto(`/trips/${id}`);
  await untilHydrated(page);
}

/** She finds the question in her list. Returns the number of her trip. */
async function agreeInList(page: Page, member: Member) {
  await member.logInOn(page);
  await page.goto('/trips');
  await page.getByRole('region', { name: 'Waiting for your answer' }).getByRole('link').first().click();
  await press(page, 'Agree to fly together');
  await expect(page.getByText('In Frankfurt Anand gives you Kamala')).toBeVisible();
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

test('two helpers bring a mother home, and each of them is thanked @phone', async ({
  page: family,
  anotherBrowser,
  member,
}) => {
  test.slow();
  const [priya, anand, meera] = [await member('Priya'), await member('Anand'), await member('Meera')];
  const { id, request } = await toFrankfurtWith(anand, meera, priya, 21);
  const [first, second] = [await anotherBrowser(), await anotherBrowser()];

  await step('The family asks a second helper for the missing flight, with one press', async () => {
    await openTrip(family, id, priya);
    await expect(flights(family)).toContainText([/HYD.*Anand/, /FRA.*Nobody yet to Chicago/]);
    await expectAccessible(family);
    await press(family, 'Ask Meera for the flight to Chicago');
    await expect(family.getByText('Asked, Meera decides')).toBeVisible();
    await expect(family.getByRole('link', { name: 'Meera to Chicago Asked' })).toBeVisible();
  });

  const next = await step('She agrees, and all three read who gives the mother to whom', async () => {
    const itsId = await agreeInList(second, meera);
    await expectAccessible(second);
    await openTrip(first, id, anand);
    await expect(first.getByText('In Frankfurt you give Kamala to Meera')).toBeVisible();
    await expectAccessible(first);
    await expect(family.getByText('In Frankfurt Anand gives Kamala to Meera')).toBeVisible();
    await family.getByRole('link', { name: 'Meera to Chicago' }).click();
    await expect(heading(family, 'Frankfurt to Chicago with Meera')).toBeVisible();
    return itsId;
  });

  await step('The request says who flies along, and the list has one entry', async () => {
    await family.goto(`/listing/${request.id}`);
    await expect(family.getByText(/^Anand flies Hyderabad to Frankfurt with Kamala\. Meera/)).toBeVisible();
    await family.goto('/trips');
    await expect(family.getByText('Anand to Frankfurt, then Meera to Chicago.')).toBeVisible();
    await expect(family.getByRole('article')).toHaveCount(1);
  });

  await step('On the day the first helper brings her to the second', async () => {
    await priya.letDaysPass(request, 21);
    await openTrip(first, id, anand);
    for (const fact of ['I am at the airport', 'We have met', 'We are through security', 'We are on board'])
      await tapStep(first, fact);
    await tapStep(first, 'We have landed');
    await expect(first.getByRole('heading', { name: 'Bring Kamala to Meera' })).toBeVisible();
    await expectAccessible(first);
    await openTrip(second, next, meera);
    await expect(
      second.getByRole('region', { name: 'Anand to Frankfurt' }).getByText('Landed'),
    ).toBeVisible();
    await tapStep(second, 'I am at the airport');
    await tapStep(second, /through security$/);
    await expectAccessible(second);
    await tapStep(second, 'We have met');
    await tapStep(first, 'Kamala is with Meera');
    await expect(heading(first, 'Kamala is with Meera. Thank you, Anand.')).toBeVisible();
  });

  await step('The family follows her to the end', async () => {
    await family.goto(`/trips/${id}`);
    await untilHydrated(family);
    await expect(heading(family, 'Kamala is with Meera.')).toBeVisible();
    await family.getByRole('link', { name: 'On with Meera to Chicago' }).click();
    await tapStep(second, 'We are on board');
    await tapStep(second, 'We have landed');
    await tapStep(second, /^Kamala is with Priya/);
    await press(family, 'Kamala is with me');
    await expect(heading(family, 'Kamala is with you.')).toBeVisible();
  });

  await step('Both are thanked', async () => {
    await family.getByRole('link', { name: 'Stars and a few words: now or later' }).click();
    await thank(family, 'She held her hand.');
    await family.getByRole('link', { name: 'Thank Anand, too' }).click();
    await expect(heading(family, 'Kamala is with Meera.')).toBeVisible();
    await family.getByRole('link', { name: 'Stars and a few words: now or later' }).click();
    await thank(family, 'He carried nothing but a smile.');
    // She has the stars, and takes no tips.
    await expect(family.getByRole('link', { name: 'Thank Meera, too' })).toBeHidden();
  });
});

async function thank(page: Page, words: string) {
  await page.getByRole('radio', { name: '5 stars' }).check();
  await page.getByLabel('What should others know?').fill(words);
  await press(page, 'Send');
  await expect(page.getByText(words)).toBeVisible();
}

test('one of two helpers cancels, and the part of the other stands', async ({
  page,
  anotherBrowser,
  member,
}) => {
  const [priya, anand, meera] = [await member('Priya'), await member('Anand'), await member('Meera')];
  const { id, offer } = await toFrankfurtWith(anand, meera, priya, 27);
  const { id: next } = await priya.askCompanion(id, offer, meera, [2]);
  await meera.agree(next);
  await anand.cancel(id, 'My daughter is ill');

  await openTrip(page, next, priya);
  await expect(flights(page)).toContainText([/HYD.*Nobody yet to Frankfurt/, /FRA.*Meera/]);
  await expect(page.getByText('Agreed', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await openTrip(page, next, meera);
  await expect(page.getByText(/gives you Kamala/)).toBeHidden();
  await expect(page.getByText('Agreed', { exact: true })).toBeVisible();

  const other = await anotherBrowser();
  await openTrip(other, id, anand);
  await expect(other.getByText('My daughter is ill')).toBeVisible();
  await expect(other.getByText('Meera')).toBeHidden();
});
