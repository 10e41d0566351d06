import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { dayIn, tripAtGreenwich } from '../../fixtures/data/trip';
import type { Member } from '../../fixtures/people/member';

const { step } = test;

// All of them on one site.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name && { name }) });
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** A trip on the first one's listing that the second one proposes. */
async function proposed(meera: Member, ravi: Member) {
  const listing = await meera.offerHelp(tripAtGreenwich({ date: dayIn(4) }));
  await ravi.connect(listing);
  const { id } = await ravi.propose(listing, meera);
  return { id, listing };
}

test('my trips, and a trip before, on its day and after it', async ({ page, member, verifiedMember }) => {
  const [meera, ravi] = [await verifiedMember('Meera'), await member('Ravi')];
  await ravi.logInOn(page);

  await step('No trips', async () => {
    await page.goto('/trips');
    await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
    await expectAccessible(page);
  });

  const { id, listing } = await proposed(meera, ravi);

  await step('Waiting for an answer', async () => {
    await page.goto(`/trips/${id}`);
    await expect(page.getByText(`Waiting for ${meera.name}`).first()).toBeVisible();
    await expectAccessible(page);
  });

  await step('Agreed', async () => {
    await meera.agree(id);
    await page.goto('/trips');
    await expect(page.getByRole('article')).toContainText('Agreed');
    await expectAccessible(page);
    await page.goto(`/trips/${id}`);
    await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible();
    await button(page, 'Make a link').click();
    await expect(page.getByLabel('Family link')).toBeVisible();
    await expectAccessible(page);
  });

  await step('The care card, with an issue and saved', async () => {
    await page.goto(`/trips/${id}/care-card`);
    await button(page, 'Save care card').click();
    await expect(page.getByText('Enter the first name')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('First name').fill('Lakshmi');
    await button(page, 'Save care card').click();
    await expect(heading(page, 'Care card for Lakshmi')).toBeVisible();
    await expectAccessible(page);
  });

  await step('Still flying?', async () => {
    await meera.letDaysPass(listing, 1);
    await page.goto(`/trips/${id}`);
    await expect(button(page, 'Yes, I am flying')).toBeVisible();
    await expectAccessible(page);
  });

  await step('The day of travel', async () => {
    await meera.letDaysPass(listing, 3);
    await meera.tapStep(id, 'at_airport');
    await page.goto(`/trips/${id}`);
    await expect(page.getByRole('heading', { level: 2, name: /^Lakshmi meets Meera/ })).toBeVisible();
    await expectAccessible(page);
    for (const tapped of ['met', 'security', 'boarded', 'landed', 'handed_over'])
      await meera.tapStep(id, tapped);
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Meera says that Lakshmi is with you.' }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await step('The day after', async () => {
    await meera.letDaysPass(listing, 1);
    await page.goto(`/trips/${id}`);
    await untilHydrated(page);
    const question = page.getByRole('region', { name: /^How was it/ });
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Rating must be at least 1')).toBeVisible();
    await question.getByRole('radio', { name: 'No', exact: true }).check();
    await expect(question.getByLabel('What happened?')).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('You said no')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/trips?when=past');
    await expect(page.getByRole('article')).toContainText('Flown together');
    await expectAccessible(page);
  });
});

test('a trip that somebody proposes, and that is cancelled', async ({ page, member, verifiedMember }) => {
  const [meera, ravi] = [await verifiedMember('Meera'), await member('Ravi')];
  const { id } = await proposed(meera, ravi);
  await meera.logInOn(page);
  await page.goto(`/trips/${id}`);
  await expect(button(page, 'Agree to fly together')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Agree to fly together').click();
  await button(page, 'Cancel this trip').click();
  await button(page, 'Cancel the trip').click();
  await expect(page.getByText('Say why, so that the other understands')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Reason').fill('I am ill');
  await button(page, 'Cancel the trip').click();
  await expect(page.getByText('Cancelled by you')).toBeVisible();
  await expectAccessible(page);
});

test('what family and a mail open without an account', async ({
  page,
  anotherBrowser,
  inbox,
  member,
  verifiedMember,
  troubles,
}) => {
  const [meera, ravi] = [await verifiedMember('Meera'), await member('Ravi')];
  const { id, listing } = await proposed(meera, ravi);
  await meera.agree(id);

  await step('A journey before it begins', async () => {
    await page.goto(await ravi.shareJourney(id));
    await expect(heading(page, /^Ravi flies/)).toBeVisible();
    await expectAccessible(page);
  });

  const reader = await anotherBrowser();
  await meera.letDaysPass(listing, 1);
  const mailed = await inbox.link(ravi.email, '/still-flying#');

  await step('The tap in the mail', async () => {
    await reader.goto(mailed);
    await expect(heading(reader, 'Thank you, you are flying')).toBeVisible();
    await expectAccessible(reader);
  });

  await meera.letDaysPass(listing, 3);

  await step('A journey, live and ended', async () => {
    await meera.tapStep(id, 'boarded');
    await expect(heading(page, 'Ravi is on board')).toBeVisible();
    await expectAccessible(page);
    troubles.expect(/\/(api\/journeys|journey)\//);
    await ravi.endJourney(id);
    await expect(heading(page, 'This link has ended')).toBeVisible();
    await expectAccessible(page);
  });

  await step('The mail of a trip that has moved', async () => {
    troubles.expect(/^409 POST \/api\/matches\/by-mail$/);
    await reader.goto('/');
    await reader.goto(mailed);
    await expect(heading(reader, 'This link no longer works')).toBeVisible();
    await expectAccessible(reader);
  });
});
