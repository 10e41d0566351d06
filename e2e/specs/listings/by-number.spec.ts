import { expect, test } from '../../fixtures';
import { beforeProgram } from '../../fixtures/browser/firstView';
import { dayIn, inWords } from '../../fixtures/data/trip';
import { person } from '../../fixtures/data/person';

const { step } = test;

/** The next such weekday after a month. 1 is Monday. */
const weekday = (wanted: number) =>
  Array.from({ length: 7 }, (_, later) => dayIn(30 + later)).find(
    (day) => new Date(day).getUTCDay() === wanted,
  )!;

test('a guest posts a trip by its flight and day @phone', async ({ page }) => {
  const day = dayIn(40);
  const flight = page.getByRole('textbox', { name: 'Flight Number' });
  const date = page.getByLabel('Travel Date');
  const departure = page.getByRole('combobox', { name: 'Departure Airport' });
  const distance = async () =>
    ((await departure.boundingBox())?.y ?? 0) - ((await date.boundingBox())?.y ?? 0);
  let atFirst = 0;

  await step('They type what is on the ticket, and see their flight', async () => {
    await page.goto('/find/create');
    atFirst = await distance();
    await flight.fill('Singapore Airlines 22');
    await date.fill(inWords(day));
    await date.blur();
    await expect(page.getByText('Is this your flight?')).toBeVisible();
    const pass = page.getByRole('article', { name: /SIN .* to EWR/ });
    await expect(pass).toContainText('23:35');
    await pass.getByRole('button', { name: 'This is my flight' }).click();
  });

  await step('One press has filled in the rest', async () => {
    await expect(flight).toHaveValue('SQ22');
    await expect(flight).toBeFocused();
    await expect(departure).toHaveValue(/^SIN - /);
    await expect(page.getByRole('combobox', { name: 'Arrival Airport' })).toHaveValue(/^EWR - /);
    await expect(page.getByLabel(/^Time/)).toHaveValue('23:35');
    await expect(page.getByText('Is this your flight?')).toHaveCount(0);
    await expect.poll(distance, 'what was found leaves no gap').toBeCloseTo(atFirst);
  });

  await step('They say who they are, and it is published', async () => {
    await page.getByLabel('Name').fill('Meera');
    await page.getByLabel('Email').fill(person('meera').email);
    await page.getByLabel(/I agree to the terms/).check();
    await page.getByRole('button', { name: 'Create Request' }).click();
    await expect(page.getByRole('heading', { name: 'Your Help Request Has Been Published' })).toBeVisible();
    const pass = page.getByRole('article', { name: /SIN .* to EWR/ });
    for (const fact of ['SQ22', inWords(day), '23:35']) await expect(pass).toContainText(fact);
  });
});

test('what is found of a flight does not move what is pressed meanwhile', async ({ page }) => {
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/flights\?/, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto('/create-listing?type=helper');
  await page.getByLabel('Travel Date').fill(inWords(dayIn(40)));
  const asked = page.waitForRequest(/\/api\/flights\?/);
  await page.getByRole('textbox', { name: 'Flight Number' }).fill('PX0017');
  await page.getByLabel('Skills').fill('Heavy bags');
  await asked;
  const tips = page.getByLabel('I accept tips');
  await tips.scrollIntoViewIfNeeded();
  const top = async () => (await tips.boundingBox())?.y ?? 0;
  const before = await top();
  answer();
  await expect(page.getByText("We don't know this flight")).toBeAttached();
  // The browser scrolls by whole pixels, with the next frame.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(1);
});

for (const tab of ['a tab', 'a tab with a draft'])
  test(`a number that was typed in ${tab} before hydration is looked up afterwards`, async ({ page }) => {
    const day = dayIn(40);
    await page.goto('/contact');
    await page.evaluate(
      (tab) => tab.endsWith('draft') && sessionStorage.setItem('draft-elsewhere', '{}'),
      tab,
    );
    await beforeProgram(page, async () => {
      await page.goto('/find/create', { waitUntil: 'commit' });
      await page.getByRole('textbox', { name: 'Flight Number' }).fill('SQ22');
      await page.getByLabel('Travel Date').fill(inWords(day));
      await page.getByLabel('Name').fill('Meera');
    });
    const pass = page.getByRole('article', { name: /SIN .* to EWR/ });
    await pass.getByRole('button', { name: 'This is my flight' }).click();
    await expect(page.getByRole('combobox', { name: 'Departure Airport' })).toHaveValue(/^SIN - /);
    await expect(page.getByLabel('Name')).toHaveValue('Meera');
  });

test('a mother on UA8345 finds the Amigo on AI102, which is the same plane @phone', async ({
  page,
  guest,
  member,
}) => {
  const date = dayIn(200);
  const ana = await member('Ana');
  const plane = { departureAirport: 'JFK', arrivalAirport: 'DEL', date };
  await ana.offerHelp({ ...plane, flightNumber: 'AI102' });
  const whoFlies = async (flight: string) => {
    const found = await guest.get<{ username: string }[]>(`/api/listings?flight=${flight}&date=${date}`);
    return found.map(({ username }) => username);
  };

  await step('She types the number of her own ticket', async () => {
    await page.goto('/find/create');
    await page.getByRole('textbox', { name: 'Flight Number' }).fill('UA 8345');
    await page.getByLabel('Travel Date').fill(inWords(date));
    await page.getByLabel('Travel Date').blur();
    const pass = page.getByRole('article', { name: /JFK .* to DEL/ });
    await pass.getByRole('button', { name: 'This is my flight' }).click();
    await expect.poll(() => whoFlies('UA8345')).toContain(ana.name);
  });

  await step('She posts it, and sees at once who is in the cabin', async () => {
    await page.getByLabel('Name').fill('Kamala');
    await page.getByLabel('Email').fill(person('kamala').email);
    await page.getByLabel(/I agree to the terms/).check();
    await page.getByRole('button', { name: 'Create Request' }).click();
    await expect(page.getByText(`The same plane: you booked UA8345, ${ana.name} AI102`)).toBeVisible();
  });

  await step('A search by her number says so, too', async () => {
    await page.goto(`/search?flight=UA8345&date=${date}&type=helper`);
    await expect(page.getByText(`The same plane: you booked UA8345, ${ana.name} AI102`)).toBeVisible();
  });
});

test('a flight that goes on other days offers them, and one that nobody knows is no wall', async ({
  page,
}) => {
  const flight = page.getByRole('textbox', { name: 'Flight Number' });
  await page.goto('/offer/create');

  await step('On a Monday there is none, on the Wednesday after it there is', async () => {
    const monday = weekday(1);
    await flight.fill('ai 103');
    await page.getByLabel('Travel Date').fill(inWords(monday));
    await page.getByLabel('Travel Date').blur();
    await expect(
      page.getByText('AI103 flies on Wednesdays, Fridays, and Sundays. Which day is yours?'),
    ).toBeVisible();
    await page.getByRole('button', { name: inWords(dayIn(2, monday)), exact: true }).click();
    await expect(page.getByLabel('Travel Date')).toHaveValue(inWords(dayIn(2, monday)));
    await expect(page.getByRole('article', { name: /DEL .* to IAD/ })).toBeVisible();
  });

  await step('Another number is unknown, and the form takes it', async () => {
    await flight.fill('XX 9876');
    await flight.blur();
    await expect(page.getByText("We don't know this flight. Fill it in below.")).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

test('somebody who changes planes posts both flights by their numbers @phone', async ({ page }) => {
  const day = dayIn(40);
  const take = async (way: RegExp) => {
    const pass = page.getByRole('article', { name: way });
    await pass.getByRole('button', { name: 'This is my flight' }).click();
    await expect(pass).toHaveCount(0);
  };
  const lands = page.getByLabel(/^Lands At/);
  await page.goto('/find/create');

  await step('The first flight ends where they change planes', async () => {
    await page.getByRole('textbox', { name: /^Flight Number/ }).fill('LH761');
    await page.getByLabel('Travel Date').fill(inWords(day));
    await page.getByLabel('Travel Date').blur();
    await take(/DEL .* to FRA/);
    await expect(lands).not.toHaveValue('');
  });

  await step('The next one goes on from there', async () => {
    const landing = await lands.inputValue();
    await page.getByRole('button', { name: 'Changing planes? Add a stop' }).click();
    const next = page.getByRole('textbox', { name: 'Next Flight Number' });
    await next.fill('LH440');
    await next.blur();
    await take(/FRA .* to IAH/);
    await expect(next).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Change Planes At' })).toHaveValue(/^FRA - /);
    await expect(page.getByRole('combobox', { name: 'Arrival Airport' })).toHaveValue(/^IAH - /);
    await expect(page.getByLabel('Time of the Next Flight')).toHaveValue('09:55');
    await expect(lands).toHaveValue(landing);
  });
});
