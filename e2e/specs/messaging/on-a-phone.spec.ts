import { expect, test } from '../../fixtures';
import { expectAccessible, sidewaysScroll } from '../../fixtures/browser/accessibility';
import { pressWithKeyboard, tabTo } from '../../fixtures/browser/keyboard';
import { composer, line, sendButton, thread } from '../../fixtures/pages/messages';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

test('a phone shows either the list or the conversation, with a way back', async ({ page, member }) => {
  const [ana, omar, mona] = [await member('Ana'), await member('Omar'), await member('Mona')];
  await ana.offerHelp(trip());
  for (const one of [omar, mona])
    await one.write(ana, `Hello from ${one.name}, and this goes on for a while`);
  await page.setViewportSize({ width: 360, height: 740 });
  await ana.logInOn(page);
  await page.goto('/messages');
  await expect(line(page, omar)).toBeVisible();
  await expect(page.getByText('Select a conversation')).toBeHidden();
  expect(await sidewaysScroll(page)).toBe(0);

  await line(page, omar).click();
  await expect(thread(page)).toContainText(`Hello from ${omar.name}`);
  await expect(line(page, mona)).toBeHidden();
  expect(await sidewaysScroll(page)).toBe(0);
  await expect(sendButton(page)).toBeInViewport();

  await page.getByRole('link', { name: 'Back to all conversations' }).click();
  await expect(line(page, mona)).toBeVisible();
  await expect(line(page, mona)).toContainText('New');
  await page.goBack();
  await expect(thread(page)).toContainText(`Hello from ${omar.name}`);
});

test('a keyboard user chooses a conversation, reads, answers and reports', async ({ page, member }) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  await ana.offerHelp(trip());
  await omar.write(ana, 'Could you wait for my father at the gate?');
  await ana.logInOn(page);
  await page.goto('/messages');

  await step('Choosing moves the focus to the message field', async () => {
    await pressWithKeyboard(page, line(page, omar));
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type('Yes, ');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('of course.');
    await page.keyboard.press('Enter');
    await expect(thread(page)).toContainText('of course.');
    await expect(composer(page)).toBeFocused();
    await expect(composer(page)).toHaveValue('');
  });

  await step('The messages are reached and scrolled by keys', async () => {
    const scroller = page.getByRole('region', { name: `What you and ${omar.name} wrote` });
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, scroller);
  });

  await step('Closing a report returns the focus', async () => {
    const report = page.getByRole('button', { name: 'Report', exact: true });
    await page.goto(`/messages?to=${omar.id}`);
    await pressWithKeyboard(page, report);
    await expect(page.getByRole('dialog', { name: /^Report/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(report).toBeFocused();
  });
});

test('the messages are accessible: empty, a list, a conversation, a warning, a failure', async ({
  page,
  member,
  troubles,
}) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  const listing = await omar.askForHelp(trip());
  await ana.logInOn(page);

  await page.goto('/messages');
  await expect(page.getByText('No messages yet', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/messages?to=${listing.userId}`);
  await composer(page).fill('My number is +1 415 555 0132');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);

  troubles.expect(/POST .*\/api\/messages: net::ERR_FAILED$/);
  await page.route('/api/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(page.getByText(/^Not sent\./)).toBeVisible();
  await expectAccessible(page);

  await page.unroute('/api/messages');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(thread(page).getByText('Sent', { exact: true })).toBeVisible();
  await omar.write(ana, 'Hello! The rules are below, the day is above.');
  await expect(thread(page)).toContainText('The rules are below');
  await page.goto('/messages');
  await expect(line(page, omar)).toBeVisible();
  await expectAccessible(page);
});
