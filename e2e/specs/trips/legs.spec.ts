import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { dayIn, trip } from '../../fixtures/data/trip';

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

test('two people change planes together, and the family follows them through the connection @phone', async ({
  page: amigo,
  anotherBrowser,
  member,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
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
  const family = await anotherBrowser();
  await family.goto(await ravi.shareJourney(id));
  await meera.logInOn(amigo);
  await amigo.goto(`/trips/${id}`);
  await expect(amigo.getByText(/, flight LH753, then LH430$/)).toBeVisible();
  await expectAccessible(amigo);
  const press = (name: string) => amigo.getByRole('button', { name }).click();
  const follow = async (steps: (readonly [string, string])[]) => {
    for (const [fact, news] of steps) {
      await press(fact);
      await expect(family.getByRole('heading', { level: 1, name: news })).toBeVisible();
    }
  };

  await step('To the first landing', () =>
    follow([
      ['I am at the airport', 'Lakshmi is at the airport'],
      ['We have met', 'Meera says that they have met'],
      ['We are through security', 'Lakshmi is through security'],
      ['We are on board LH753', 'Lakshmi is on board to Frankfurt'],
      ['We have landed in Frankfurt', 'Lakshmi has landed in Frankfurt'],
    ]),
  );

  await step('The connection seems to be missed, and is not', async () => {
    await press('We missed the connection');
    await expectAccessible(amigo);
    await press('Yes, it is missed');
    const missed = amigo.getByRole('region', { name: 'The connection in Frankfurt was missed' });
    await expect(missed.getByRole('link', { name: 'Who flies to Chicago next' })).toBeVisible();
    await expectAccessible(amigo);
    await expect(
      family.getByRole('heading', { level: 1, name: 'Lakshmi missed the connection in Frankfurt' }),
    ).toBeVisible();
    await press('Take back, we are on it');
    await expect(missed).toBeHidden();
  });

  await step('Through the connection, to the end', async () => {
    await follow([
      ['We are through the connection', 'Lakshmi is through the connection in Frankfurt'],
      ['We are on board LH430', 'Lakshmi is on board to Chicago'],
      ['We have landed in Chicago', 'Lakshmi has landed in Chicago'],
    ]);
    await expectAccessible(family);
    await press(`Lakshmi is with ${ravi.name.split(' ')[0]}`);
    await expect(
      amigo.getByRole('heading', { level: 1, name: /^You say that Lakshmi is with/ }),
    ).toBeVisible();
  });
});
