import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { person } from '../../fixtures/data/person';
import { payTip } from '../../fixtures/api/payTip';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

const payouts = (page: Page) => page.getByRole('region', { name: 'Payouts' });
const received = (page: Page) => page.getByRole('group', { name: 'Received' });
const receipt = (page: Page) => page.getByRole('article', { name: 'Receipt' });
const receiptLink = (text: string) => /http\S+\/receipt\/\S+/.exec(text)![0];

test('a helper is tipped, sees the money held, connects an account and receives it', async ({
  page,
  inbox,
  member,
}) => {
  const [ana, ravi] = [await member('Ana'), await member('Ravi')];
  await ana.offerHelp(trip());
  await ravi.tip(ana, 25, 'You found my father at the wrong gate.');
  const toAna = await inbox.message(ana.email, /thanks you with a tip of \$25\.00/);

  await step('The helper gets a mail, and finds the money held', async () => {
    expect(toAna.text).toContain('We hold it for you until');
    await ana.logInOn(page);
    await page.goto(/http\S+\/profile#payouts/.exec(toAna.text)![0]);
    await expect(payouts(page)).toContainText('Flight Amigo pays the card fees and the payout fees.');
    await expect(payouts(page)).toContainText(/Held for you\s*\$25\.00/);
    await expect(received(page)).toContainText(ravi.name);
    await expect(received(page)).toContainText('You found my father at the wrong gate.');
    await expect(received(page)).toContainText('Held for you');
    await expect(page.getByRole('figure')).toContainText('$25.00 received');
    await expectAccessible(page);
  });

  await step('They connect a payout account at the provider and come back', async () => {
    await payouts(page).getByLabel('Country of your bank account').selectOption('Portugal');
    await payouts(page).getByRole('button', { name: 'Connect payout account' }).click();
    await expect(page).toHaveURL(/\/sandbox\/stripe\/connect\//);
    await page.getByLabel('Your name').fill('Ana Silva');
    await page.getByRole('button', { name: 'Connect this account' }).click();
    await expect(page).toHaveURL('/profile#payouts');
    await expect(payouts(page)).toContainText('Payout account connected');
  });

  await step('All of it is transferred while the page is open', async () => {
    await expect(payouts(page)).toContainText(/Transferred to you\s*\$25\.00/);
    await expect(received(page)).toContainText('Transferred to you');
    await expectAccessible(page);
  });

  await step('Later tips are transferred at once', async () => {
    await ravi.tip(ana, 5);
    await inbox.message(ana.email, /on its way to your payout account/);
    await page.reload();
    await expect(payouts(page)).toContainText(/Transferred to you\s*\$30\.00/);
    await expect(received(page).getByText('Transferred to you')).toHaveCount(2);
  });
});

test('both have a receipt of a tip that was transferred', async ({ page, inbox, anotherBrowser, member }) => {
  const [ana, ravi] = [await member('Ana'), await member('Ravi')];
  await ana.offerHelp(trip());
  await ana.connectPayouts();
  await ravi.tip(ana, 25);
  const toAna = await inbox.message(ana.email, /thanks you with a tip of \$25\.00/);
  const toRavi = await inbox.message(ravi.email, /your tip of \$25\.00 to/);
  await ravi.tip(ana, 5);
  await ana.logInOn(page);
  await page.goto('/profile#payouts');
  await expect(payouts(page)).toContainText(/Transferred to you\s*\$30\.00/);

  await step('The receipt from the mail can be printed', async () => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto(receiptLink(toAna.text));
    await expect(page).toHaveTitle('Flight Amigo - Receipt');
    for (const words of ['$25.00', ana.name, ravi.name, 'paid by Flight Amigo', 'Transferred to you'])
      await expect(receipt(page)).toContainText(words);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(receipt(page)).toBeVisible();
    for (const around of [page.getByRole('banner'), page.getByRole('contentinfo')])
      await expect(around).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });

  await step("The sender's receipt shows that it arrived", async () => {
    const other = await anotherBrowser();
    await ravi.logInOn(other);
    await other.goto(receiptLink(toRavi.text));
    await expect(receipt(other)).toContainText('Transferred in full');
    await other.getByRole('link', { name: 'Your tips' }).click();
    const sent = other.getByRole('group', { name: 'Sent' });
    await expect(sent.getByRole('listitem')).toHaveCount(2);
    await expect(sent).toContainText(ana.name);
    const file = other.waitForEvent('download');
    await other.getByRole('link', { name: 'Download as a table (CSV)' }).click();
    expect((await file).suggestedFilename()).toBe('flight-amigo-tips.csv');
  });
});

test('a guest opens the receipt by the link in the mail, and no other visitor can', async ({
  page,
  inbox,
  anotherBrowser,
  guest,
  logIn,
  member,
  troubles,
}) => {
  const ana = await member('Ana');
  const { email } = person('ifeoma');
  await ana.offerHelp(trip());
  await payTip(guest, { recipientId: ana.id, amount: 10, receiptEmail: email });
  const link = receiptLink((await inbox.message(email, /your tip of \$10\.00 to/)).text);

  await step('The guest', async () => {
    await page.goto(link);
    await expect(receipt(page)).toContainText('A guest');
    await expect(receipt(page)).toContainText('Held for them');
  });

  await step('A visitor without the link, until the helper logs in there', async () => {
    await page.goto('/');
    await page.goto(link.replace(/#.*/, ''));
    await expect(page.getByRole('heading', { name: 'Log in to see this receipt' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('$10.00');
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await logIn(page, ana.email);
    await expect(receipt(page)).toContainText('Held for you');
  });

  await step('A member who neither sent nor received the tip', async () => {
    troubles.expect(/^404 GET \/api\/receipts\/\d+$/);
    const stranger = await anotherBrowser();
    await (await member('Boris')).logInOn(stranger);
    await stranger.goto(link.replace(/#.*/, ''));
    await expect(stranger.getByRole('heading', { name: 'There is no such receipt here' })).toBeVisible();
  });
});
