import { expect, test } from '../../fixtures';
import { dayIn, trip, tripAtGreenwich } from '../../fixtures/data/trip';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { noteHeadings, notedHeadings } from '../../fixtures/browser/headings';
import { flyTogether } from '../../fixtures/people/flyTogether';
import type { Page } from '@playwright/test';

test('family without an account follows a trip live, until the link ends @phone', async ({
  page,
  member,
  verifiedMember,
  anotherBrowser,
  troubles,
}) => {
  const [meera, ravi] = [await verifiedMember('Meera'), await member('Ravi')];
  const journey = trip({ date: dayIn(3), departureAirport: 'WDH', arrivalAirport: 'MRU' });
  const listing = await meera.offerHelp(journey);
  await ravi.connect(listing);
  const { id } = await ravi.propose(listing, meera);
  await meera.agree(id);
  const url = await ravi.shareJourney(id);

  await page.goto(url);
  await expect(page.getByRole('heading', { name: /^Ravi flies on \w+day, / })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('Shared by Ravi.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Who are you?').fill('Uncle in London');
  await page.getByRole('button', { name: 'I have looked' }).click();
  await expect(page.getByText('Thank you. Ravi can see that you looked.')).toBeVisible();
  await expect(page.getByText('Seen by Uncle in London.')).toBeVisible();
  await expect(page).toHaveURL(`${url}#looked`);

  await ravi.letDaysPass(listing, 3);
  for (const [step, answer] of [
    ['met', 'Meera says that they have met'],
    ['boarded', 'Ravi is on board'],
    ['landed', 'Ravi has landed in Port Louis'],
  ] as const) {
    await meera.tapStep(id, step);
    await expect(page.getByRole('heading', { name: answer })).toBeVisible();
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Met Meera' })).toContainText(
    / in Port Louis, .* in /,
  );

  const withoutScripts = await anotherBrowser({ javaScriptEnabled: false });
  await withoutScripts.goto(url);
  await expect(withoutScripts.getByRole('heading', { name: 'Ravi has landed' })).toBeVisible();
  await withoutScripts.getByLabel('Who are you?').fill('www.cheap-flights.com');
  await withoutScripts.getByRole('button', { name: 'I have looked' }).click();
  await expect(withoutScripts.getByRole('alert')).toContainText('A name cannot have the address of a page');
  await withoutScripts.getByLabel('Who are you?').fill('Aunt Meena');
  await withoutScripts.getByRole('button', { name: 'I have looked' }).click();
  await expect(page.getByText('Seen by Uncle in London and Aunt Meena.')).toBeVisible();

  troubles.expect(/\/(api\/journeys|journey)\//);
  await ravi.endJourney(id);
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeHidden();
  await withoutScripts.reload();
  await expect(withoutScripts.getByText('Ask the person who sent it to you.')).toBeVisible();
});

test('a step between the page and its stream is shown, and no late answer takes back a later step', async ({
  page,
  member,
  verifiedMember,
}) => {
  const [meera, ravi] = [await verifiedMember('Meera'), await member('Ravi')];
  const { id, listing } = await flyTogether(meera, ravi);
  await meera.letDaysPass(listing, 12);
  const url = await ravi.shareJourney(id);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await noteHeadings(page);
  const stream = await hold(page, /\/api\/journeys\/.*\/stream$/);
  await page.goto(url);
  await stream.asked;
  await meera.tapStep(id, 'at_airport');
  const late = await hold(page, /\/journey\/.*[?]near=/);
  stream.answer();
  await late.asked;
  await meera.tapStep(id, 'met');
  await expect(heading('Meera says that they have met')).toBeVisible();
  late.answer();
  await meera.tapStep(id, 'security');
  await expect(heading('Ravi is through security')).toBeVisible();
  expect(await notedHeadings(page)).toEqual([
    expect.stringMatching(/^Ravi flies /),
    'Meera says that they have met',
    'Ravi is through security',
  ]);
});

/** Holds back one answer of the server, as it was when it was asked for. */
async function hold(page: Page, address: RegExp) {
  let answer = () => {};
  const mayAnswer = new Promise<void>((settle) => (answer = settle));
  let ask = () => {};
  const asked = new Promise<void>((settle) => (ask = settle));
  await page.route(
    address,
    async (route) => {
      const isStream = route.request().resourceType() === 'eventsource';
      const response = isStream ? undefined : await route.fetch();
      ask();
      await mayAnswer;
      await (response ? route.fulfill({ response }) : route.continue());
    },
    { times: 1 },
  );
  return { asked, answer };
}

test('a trip is confirmed by one tap in the mail @phone', async ({ page, inbox, member, verifiedMember }) => {
  const [meera, ravi] = [await verifiedMember('Meera'), await member('Ravi')];
  const listing = await meera.offerHelp(tripAtGreenwich({ date: dayIn(5) }));
  await ravi.connect(listing);
  const { id } = await ravi.propose(listing, meera);
  await meera.agree(id);
  await meera.letDaysPass(listing, 2);
  await page.goto(await inbox.link(ravi.email, '/still-flying#'));
  await expect(page.getByRole('heading', { name: 'Thank you, you are flying' })).toBeVisible();
  await expect(page).toHaveURL(/\/still-flying$/);
  expect(await meera.trip(id)).toMatchObject({ confirmedByOther: true, confirmedByMe: false });
});
