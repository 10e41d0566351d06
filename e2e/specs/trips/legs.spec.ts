import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { dayIn, trip } from '../../fixtures/data/trip';
import type { Member } from '../../fixtures/people/member';

const { step } = test;
const [day, nextDay] = [dayIn(33), dayIn(34)];
const toChicago = { from: 'FRA', to: 'ORD', date: nextDay };

test('two people who share one flight of two are led to that one @phone', async ({ page, member }) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const flyer = { firstName: 'Lakshmi', relation: 'mother', ageGroup: '70_79', languages: 'Telugu' };
  const family = { departureAirport: 'HYD', arrivalAirport: 'ORD', date: day };
  const request = await ravi.askForHelp(
    trip({ ...family, flyer, legs: [{ from: 'HYD', to: 'FRA', date: day }, toChicago] }),
  );
  const offer = { departureAirport: 'BOM', arrivalAirport: 'ORD', date: day };
  await meera.offerHelp(trip({ ...offer, legs: [{ from: 'BOM', to: 'FRA', date: day }, toChicago] }));
  await meera.connect(request);
  const { id } = await meera.propose(request, ravi);
  await ravi.agree(id);

  await meera.logInOn(page);
  await page.goto(`/trips/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frankfurt to Chicago with Lakshmi');
  await expect(page.getByText('You fly Frankfurt to Chicago together.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Flights' }).getByRole('listitem')).toContainText([
    /Hyderabad.*Lakshmi alone/,
    /Mumbai.*You alone/,
    /Frankfurt.*Together/,
  ]);
  await expectAccessible(page);

  await ravi.logInOn(page);
  await page.goto(`/trips/${id}`);
  await page.getByRole('link', { name: 'Look for an Amigo' }).click();
  await expect(page).toHaveURL(new RegExp(`/search\\?from=HYD&to=FRA&date=${day}&type=helper`));
});

/** On the day of travel from Hyderabad over Frankfurt to Chicago. The family has the page for family open. */
async function changePlanes(meera: Member, ravi: Member, family: Page) {
  const flyer = { firstName: 'Lakshmi', relation: 'mother', ageGroup: '70_79', languages: 'Telugu' };
  const date = dayIn(12);
  const request = await ravi.askForHelp(
    trip({
      departureAirport: 'HYD',
      arrivalAirport: 'ORD',
      date,
      flyer,
      legs: [
        { from: 'HYD', to: 'FRA', date, flightNumber: 'LH753' },
        { from: 'FRA', to: 'ORD', date, flightNumber: 'LH430' },
      ],
    }),
  );
  await meera.connect(request);
  const { id } = await meera.propose(request, ravi);
  await ravi.agree(id);
  await ravi.fillCareCard(id, { firstName: 'Lakshmi' });
  await ravi.letDaysPass(request, 12);
  await family.goto(await ravi.shareJourney(id));
  return id;
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const expectNews = (family: Page, name: string) =>
  expect(family.getByRole('heading', { level: 1, name })).toBeVisible();

/** Each step that the Amigo taps is on the page for family. */
async function follow(amigo: Page, family: Page, steps: (readonly [string, string])[]) {
  for (const [fact, news] of steps) {
    await press(amigo, fact);
    await expectNews(family, news);
  }
}

test('the family follows two people to the airport where they change planes @phone', async ({
  page: amigo,
  anotherBrowser,
  member,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const family = await anotherBrowser();
  const id = await changePlanes(meera, ravi, family);
  await meera.logInOn(amigo);
  await amigo.goto(`/trips/${id}`);
  await expect(amigo.getByText(/, flight LH753, then LH430$/)).toBeVisible();
  await expectAccessible(amigo);
  await follow(amigo, family, [
    ['I am at the airport', 'Lakshmi is at the airport'],
    ['We have met', 'Meera says that they have met'],
    ['We are through security', 'Lakshmi is through security'],
    ['We are on board LH753', 'Lakshmi is on board to Frankfurt'],
    ['We have landed in Frankfurt', 'Lakshmi has landed in Frankfurt'],
  ]);
});

test('two people seem to miss their connection, and the family follows them to the end @phone', async ({
  page: amigo,
  anotherBrowser,
  member,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const family = await anotherBrowser();
  const id = await changePlanes(meera, ravi, family);
  for (const tapped of ['at_airport', 'met', 'security', 'boarded', 'landed'])
    await meera.tapStep(id, tapped, tapped === 'landed' ? 1 : undefined);
  await meera.logInOn(amigo);
  await amigo.goto(`/trips/${id}`);

  await step('The connection seems to be missed, and is not', async () => {
    await press(amigo, 'We missed the connection');
    await expectAccessible(amigo);
    await press(amigo, 'Yes, it is missed');
    const missed = amigo.getByRole('region', { name: 'The connection in Frankfurt was missed' });
    await expect(missed.getByRole('link', { name: 'Who flies to Chicago next' })).toBeVisible();
    await expectAccessible(amigo);
    await expectNews(family, 'Lakshmi missed the connection in Frankfurt');
    await press(amigo, 'Take back, we are on it');
    await expect(missed).toBeHidden();
  });

  await step('Through the connection, to the end', async () => {
    await follow(amigo, family, [
      ['We are through the connection', 'Lakshmi is through the connection in Frankfurt'],
      ['We are on board LH430', 'Lakshmi is on board to Chicago'],
      ['We have landed in Chicago', 'Lakshmi has landed in Chicago'],
    ]);
    await expectAccessible(family);
    await press(amigo, `Lakshmi is with ${ravi.name.split(' ')[0]}`);
    await expect(
      amigo.getByRole('heading', { level: 1, name: /^You say that Lakshmi is with/ }),
    ).toBeVisible();
  });
});
