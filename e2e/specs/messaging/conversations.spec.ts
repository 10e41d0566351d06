import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { openLive } from '../../fixtures/browser/openLive';
import { agree, amigoDetails } from '../../fixtures/pages/details';
import { composer, line, sendButton, thread, write } from '../../fixtures/pages/messages';
import { expectToast, toast } from '../../fixtures/pages/toast';
import { trip } from '../../fixtures/data/trip';

const { step } = test;
const tabIcon = (page: Page) => page.locator('link[rel=icon]');

test('two people who met over a listing write to each other, and all messages arrive live', async ({
  page: seeker,
  anotherBrowser,
  member,
}) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  const flight = trip();
  await ana.offerHelp(flight);
  await omar.logInOn(seeker);
  const helper = await anotherBrowser();
  await ana.logInOn(helper);

  await step('The helper has no messages yet, and a link to the search', async () => {
    await helper.goto('/messages');
    await expect(helper).toHaveTitle('Flight Amigo - Messages');
    await expect(helper.getByText('No messages yet', { exact: true })).toBeVisible();
    await expect(helper.getByRole('link', { name: 'Find Companions' })).toHaveAttribute('href', '/search');
    await helper.goto('/contact');
  });

  await step('The seeker opens the conversation from the listing and writes first', async () => {
    await seeker.goto(`/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}`);
    await seeker.getByRole('button', { name: 'View Contact Info' }).click();
    await expect(amigoDetails(seeker)).toContainText('Each carries only their own bags.');
    await agree(seeker);
    await amigoDetails(seeker).getByRole('link', { name: 'Message' }).click();
    await expect(seeker).toHaveURL(`/messages?to=${ana.id}`);
    await expect(seeker.getByRole('heading', { name: ana.name, exact: true })).toBeVisible();
    await expect(composer(seeker)).toBeFocused();
    await expect(thread(seeker)).toContainText('No messages yet. Start the conversation!');
    await expect(sendButton(seeker)).toBeDisabled();
    await expect(seeker.getByLabel('Also send as SMS')).toBeDisabled();
    await write(seeker, 'Hello Ana, my mother is on your flight.');
    await expectToast(seeker, 'Message sent', 'Your message has been sent successfully.');
    const { y, height } = (await toast(seeker).boundingBox())!;
    expect(y + height, 'the toast ends above the composer').toBeLessThan(
      (await composer(seeker).boundingBox())!.y,
    );
    await expect(thread(seeker)).toContainText('my mother is on your flight.');
    await expect(thread(seeker)).toContainText('Sent');
    await expect(composer(seeker)).toHaveValue('');
  });

  await step('On any page, the header and the tab show the helper the new message', async () => {
    const link = helper.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });
    await expect(link).toContainText('1 unread conversation');
    await expect(helper).toHaveTitle('Flight Amigo - Contact');
    await expect(tabIcon(helper)).toHaveAttribute('href', '/icon-unread.svg');
    await link.click();
    await expect(line(helper, omar)).toContainText('New');
    await expect(line(helper, omar)).toContainText('Hello Ana, my mother is on your flight.');
    await line(helper, omar).click();
    await expect(thread(helper)).toContainText('Hello Ana, my mother is on your flight.');
    await expect(line(helper, omar)).not.toContainText('New');
    await expect(helper).toHaveTitle('Flight Amigo - Messages');
    await expect(tabIcon(helper)).toHaveAttribute('href', '/icon.svg');
  });

  await step('The seeker sees that it was read', async () => {
    await expect(thread(seeker)).toContainText('Read');
  });

  await step('Who has not agreed at a first contact is asked here how they will meet, once', async () => {
    await expect(seeker.getByRole('region', { name: /^Before you meet/ })).toHaveCount(0);
    const rules = helper.getByRole('region', { name: /^Before you meet/ });
    for (const words of ['only their own bags', 'Meet in public', 'No money before the flight'])
      await expect(rules).toContainText(words);
    await rules.getByRole('button', { name: 'I will keep to this' }).click();
    await expect(rules).toBeHidden();
    await helper.reload();
    await untilHydrated(helper);
    await expect(thread(helper)).toContainText('Hello Ana');
    await expect(composer(helper)).toBeEditable();
    await expect(helper.getByRole('region', { name: /^Before you meet/ })).toBeHidden();
  });

  await step('Replies appear on the other side in order, without a reload', async () => {
    await write(helper, 'Gladly!');
    await expect(thread(seeker)).toContainText('Gladly!');
    await write(seeker, 'She wears a green coat.');
    await expect(thread(helper)).toContainText('She wears a green coat.');
    await write(helper, 'I will be at the gate early: https://example.com/gates?a=1 <b>bold</b>');
    await expect(thread(seeker)).toContainText('<b>bold</b>');
    const link = thread(seeker).getByRole('link', { name: 'https://example.com/gates?a=1' });
    await expect(link).toHaveAttribute('rel', /noopener.*nofollow/);
    const said = ['my mother is on your flight', 'Gladly!', 'a green coat', 'at the gate early'];
    for (const page of [seeker, helper]) await expect(thread(page)).toHaveText(new RegExp(said.join('[^]*')));
  });

  await step('A draft survives a reload', async () => {
    await composer(seeker).fill('And one more thing');
    await seeker.reload();
    await expect(composer(seeker)).toHaveValue('And one more thing');
  });
});

test('a phone number or talk of money in a first message shows a warning', async ({ page, member }) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  await ana.offerHelp(trip());
  await omar.logInOn(page);
  await page.goto(`/messages?to=${ana.id}`);

  await write(page, 'Call me at +1 415 555 0132');
  const warning = page.getByRole('alert').filter({ hasText: 'Is this a phone number?' });
  await expect(warning).toBeVisible();
  await expect(thread(page)).not.toContainText('Call me');
  await composer(page).fill('Please send 50 dollars by PayPal first');
  await expect(warning).toBeHidden();
  await sendButton(page).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Is this about money?' })
    .getByRole('button', { name: 'Send anyway' })
    .click();
  await expect(thread(page)).toContainText('Please send 50 dollars by PayPal first');
});

test('a blocked member disappears from the messages of both, and cannot write any more', async ({
  page,
  anotherBrowser,
  member,
  troubles,
}) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  await ana.offerHelp(trip());
  await omar.write(ana, 'Send me money first.');
  await ana.logInOn(page);
  const other = await anotherBrowser();
  await omar.logInOn(other);
  await openLive(other, `/messages?to=${ana.id}`);
  await expect(thread(other)).toContainText('Send me money first.');
  // The open page reloads the conversation, which neither may read any more.
  troubles.expect(new RegExp(`^404 (GET|POST) /api/messages(/${ana.id}|/${omar.id})?(/read)?$`));

  await page.goto(`/messages?to=${omar.id}`);
  await page.getByRole('button', { name: 'Block' }).click();
  const question = page.getByRole('dialog', { name: `Block ${omar.name}?` });
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expectToast(page, `${omar.name} is blocked`, 'You can take it back in your profile.');
  await expect(page).toHaveURL('/messages');
  await expect(page.getByText('No messages yet', { exact: true })).toBeVisible();

  await step("The other member's open page shows it, also after a reload", async () => {
    for (const look of ['now', 'after a reload']) {
      await expect(other.getByText('This person was not found'), look).toBeVisible();
      await expect(line(other, ana)).toHaveCount(0);
      await expect(composer(other)).toHaveCount(0);
      await other.reload();
    }
  });
});
