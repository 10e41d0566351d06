import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { tripToday } from '../../fixtures/data/trip';
import { expectNotInQueue, goDownTo, openDesk } from '../../fixtures/pages/desk';
import { thread } from '../../fixtures/pages/messages';
import { flyToday } from '../../fixtures/people/flyTogether';
import { reportFrom } from '../../fixtures/people/reportFrom';
import { giveRole } from '../../fixtures/people/staff';

const { step } = test;

test('all parts of the desk are accessible, and worked with the keyboard alone @own-site', async ({
  page,
  anotherBrowser,
  inbox,
  member,
  ownSite,
  troubles,
}) => {
  test.setTimeout(150_000);
  const [ines, omar, ana] = [await member('Ines'), await member('Omar'), await member('Ana')];
  const listing = await ana.offerHelp(tripToday());
  await giveRole(ownSite, ines.email, 'operator');
  await reportFrom(ownSite, omar, listing, 1);
  troubles.expect(/^403 GET \/api\/desk\/me$/);
  await ines.logInOn(page);

  await step('The door and the queue', async () => {
    await page.goto('/desk');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in with your passkey' })).toBeVisible();
    await expectAccessible(page);
    await openDesk(page);
    await expect(page.getByRole('list', { name: 'Keys' })).toContainText('next');
    await expect(page.getByRole('link', { name: `Listing of ${ana.name}` })).toBeVisible();
    await expectAccessible(page);
  });

  await step('An item, from the queue and back', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await goDownTo(page, `Listing of ${ana.name}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Listing of ${ana.name}` })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Keys' })).not.toContainText('decide');
    await page.keyboard.press('t');
    await expect(page.getByText('Taken by you.')).toBeVisible();
    await page.keyboard.press('d');
    await expect(page.getByLabel('What to do')).toBeFocused();
    await page.keyboard.type('Suspend');
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Warn');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Warn ${ana.name}` })).toBeVisible();
    await page.getByRole('button', { name: `Warn ${ana.name}` }).press('Enter');
    await expectNotInQueue(page, `Listing of ${ana.name}`);
    await expectAccessible(page);
  });

  await step('People, numbers and the log', async () => {
    await page.goto(`/desk?tab=people&person=${ana.id}`);
    await expect(page.getByRole('heading', { level: 2, name: ana.name })).toBeVisible();
    await expectAccessible(page);
    for (const tab of ['Numbers', 'Log']) {
      await page.getByRole('tab', { name: tab }).press('Enter');
      await expect(page.getByRole('tabpanel', { name: tab })).toContainText(/\d/);
      await expectAccessible(page);
    }
  });

  await step('The appeal', async () => {
    const visitor = await anotherBrowser();
    await visitor.goto(await inbox.link(ana.email, '/appeal#'));
    await expect(visitor.getByLabel('Why is it wrong?')).toBeVisible();
    await expectAccessible(visitor);
  });
});

test('what two people write to and about each other is accessible', async ({
  page,
  anotherBrowser,
  member,
  verifiedMember,
}) => {
  test.setTimeout(120_000);
  const [amigo, family] = [await verifiedMember('Amina'), await member('Farid')];
  const other = await anotherBrowser();
  const first = await amigo.offerHelp(tripToday());
  const written = (on: Page, words: string) => expect(on.getByText(words).first()).toBeVisible();

  await step('A warning, and a link that stays text', async () => {
    await family.connect(first);
    await family.write(amigo, 'Take a parcel for me: https://example.com/parcel');
    await amigo.logInOn(page);
    await page.goto(`/messages?to=${family.id}`);
    await expect(thread(page)).toContainText('Each carries only their own bags');
    await expect(thread(page).getByRole('link', { name: /example/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  const trip = await flyToday(amigo, family);
  const { listingId } = await amigo.trip(trip);
  for (const id of [first.id, listingId]) await amigo.letDaysPass({ id, userId: amigo.id }, 3);

  await step('A review waits for the other one', async () => {
    await amigo.review({ id: listingId, userId: family.id }, 'They were kind and on time.');
    await page.goto(`/trips/${trip}`);
    await expect(page.getByText(/^Both reviews appear when/)).toBeVisible();
    await expectAccessible(page);
  });

  await step('A reply to a review', async () => {
    await family.review({ id: listingId, userId: amigo.id }, 'She never left my mother alone.', 4);
    await page.goto(`/people/${amigo.id}`);
    await written(page, 'She never left my mother alone.');
    await page.getByRole('button', { name: `Reply to ${family.name}` }).click();
    await expectAccessible(page);
    await page.getByLabel(`Your reply to ${family.name}`).fill('Greet her from me.');
    await page.getByRole('button', { name: 'Send Reply' }).click();
    await written(page, 'Greet her from me.');
    await expect(page.getByRole('list', { name: 'Stars by role' })).toContainText('as Amigo');
    await expectAccessible(page);
    await other.goto(`/people/${amigo.id}`);
    await written(other, 'Greet her from me.');
    await expectAccessible(other);
  });
});
