import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { goOnline, Net } from '../../fixtures/browser/network';
import { openLive } from '../../fixtures/browser/openLive';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { thread, write } from '../../fixtures/pages/messages';
import { flyInRelay } from '../../fixtures/people/flyTogether';

const { step } = test;

/** Three browsers. */
test.setTimeout(120_000);

const tripsLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^My Trips/ });

test('a family and both companions of one trip write to each other, and all messages arrive live @phone', async ({
  page: family,
  anotherBrowser,
  member,
  isMobile,
  troubles,
}) => {
  const [priya, anand, meera] = [await member('Priya'), await member('Anand'), await member('Meera')];
  const { first, second } = await flyInRelay({ family: priya, companions: [anand, meera] });
  const [firsts, seconds] = [await anotherBrowser(), await anotherBrowser()];
  await priya.logInOn(family);
  await anand.logInOn(firsts);
  await meera.logInOn(seconds);

  await step('The trip leads to the conversation, where nobody has written yet', async () => {
    await family.goto(`/trips/${first}`);
    await family.getByRole('link', { name: /^Everybody on this trip/ }).click();
    await expect(family).toHaveURL(`/trips/${first}/conversation`);
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('Everybody on this trip');
    await expect(family.getByText(`You, ${anand.name}, and ${meera.name}.`)).toBeVisible();
    await expect(thread(family)).toContainText('Nobody has written yet.');
  });

  await step(
    'What the family writes counts on any page of the companions, and is in their messages',
    async () => {
      await firsts.goto(`/trips/${first}/conversation`);
      await expect(thread(firsts)).toContainText('Nobody has written yet.');
      await seconds.goto('/messages');
      await expect(seconds.getByRole('link', { name: /Nobody has written yet/ })).toBeVisible();
      await write(family, 'She wears a green coat.');
      await expect(thread(firsts)).toContainText('She wears a green coat.');
      const line = seconds.getByRole('link', { name: /Hyderabad to Chicago.*green coat/ });
      await expect(line).toContainText('New');
      if (!isMobile) await expect(tripsLink(seconds)).toContainText('1');
      await line.click();
      await expect(seconds).toHaveURL(`/trips/${second}/conversation`);
      await expect(thread(seconds)).toContainText('She wears a green coat.');
      if (!isMobile) await expect(tripsLink(seconds)).not.toContainText('1');
    },
  );

  await step('A message of each is seen by the other two without a reload', async () => {
    const pages = [family, firsts, seconds];
    const words = ['I call her in Frankfurt.', 'I bring her to gate B22.', 'I wait there from eight.'];
    for (const [index, writer] of pages.entries()) {
      await write(writer, words[index]!);
      for (const page of pages) await expect(thread(page)).toContainText(words[index]!);
    }
    for (const page of pages) await expect(thread(page)).toHaveText(new RegExp(words.join('[^]*')));
    await expect(thread(seconds)).toContainText('Read by everybody');
    await expectAccessible(family);
  });

  await step('Who has cancelled reads nothing new, and the others go on', async () => {
    troubles.expect(/^404 GET \/api\/matches\/\d+\/thread$/);
    await anand.cancel(first, 'My plans have changed');
    // The page moves when it learns of it, and a press at that moment misses.
    await expect(family.getByText(`You and ${meera.name}.`)).toBeVisible();
    await write(family, 'Who is there in Hyderabad now?');
    await expect(thread(seconds)).toContainText('Who is there in Hyderabad now?');
    await firsts.reload();
    await expect(firsts.getByRole('heading', { name: 'This conversation was not found' })).toBeVisible();
  });
});

test('words that could not be sent stay, and are sent once', async ({ page, member, troubles }) => {
  const [priya, anand, meera] = [await member('Priya'), await member('Anand'), await member('Meera')];
  const { first } = await flyInRelay({ family: priya, companions: [anand, meera] });
  await priya.logInOn(page);
  await openLive(page, `/trips/${first}/conversation`);
  await expect(thread(page)).toContainText('Nobody has written yet.');
  troubles.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.context().setOffline(true);
  await write(page, 'Gate B22');
  await expect(thread(page)).toContainText('Not sent.');
  await page.context().setOffline(false);
  await expect(thread(page)).not.toContainText('Not sent.');
  await expect(thread(page)).toContainText('Sent');
  await expect(thread(page).getByText('Gate B22', { exact: true })).toHaveCount(1);
});

test('the conversation of all opens without a network once it was opened on the phone', async ({
  anotherBrowser,
  member,
  troubles,
}) => {
  const [priya, anand, meera] = [await member('Priya'), await member('Anand'), await member('Meera')];
  const { first } = await flyInRelay({ family: priya, companions: [anand, meera] });
  const net = await Net.open();
  const phone = await anotherBrowser({ proxy: net.proxy });
  await anand.logInOn(phone);
  await phone.goto(`/trips/${first}`);
  await phone.getByRole('link', { name: /^Everybody on this trip/ }).click();
  await write(phone, 'I call her in Frankfurt.');
  await expect(thread(phone)).toContainText('Sent');
  await openLive(phone, `/trips/${first}/conversation`);
  await expect
    .poll(() => phone.evaluate(async () => (await (await caches.match('/offline'))?.text()) ?? ''))
    .toContain('/mf/trips/');

  troubles.expect(/: net::ERR_|Failed to fetch/);
  await phone.context().setOffline(true);
  await net.cut();
  await phone.goto(`/trips/${first}`);
  await phone.getByRole('link', { name: /^Everybody on this trip/ }).click();
  await expect(thread(phone)).toContainText('I call her in Frankfurt.');
  await expect(phone.getByText(/^No network\. These are the last messages/)).toBeVisible();
  await expectAccessible(phone);
  await write(phone, 'We have landed.');
  await expect(thread(phone)).toContainText('Not sent. It goes out when the network is back.');
  await goOnline(phone, net);
  await expect(phone.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(thread(phone)).toContainText('We have landed.');
  await expect(thread(phone)).not.toContainText('Not sent.');
});
