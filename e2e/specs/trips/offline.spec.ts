import type { Page } from '@playwright/test';
import { goOnline, Net } from '../../fixtures/browser/network';
import { openLive } from '../../fixtures/browser/openLive';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { thread, write } from '../../fixtures/pages/messages';
import { expectToast } from '../../fixtures/pages/toast';
import { flyToday, flyTogether } from '../../fixtures/people/flyTogether';
import { requestedReleases } from '../../fixtures/releases/requestedReleases';
import { expect, test } from '../../fixtures/releases/team';

const { step } = test;

const stepCard = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const untilKept = (page: Page) =>
  expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/offline')))).toBe(true);
const untilOfflinePageHas = (page: Page, release: string) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/offline'))?.text()) ?? ''))
    .toContain(`/mf/trips/${release}/`);
const tapsOn = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('mine:taps') ?? '[]') as { step: string; at: string }[],
  );

test('a trip that was opened once is read and followed without a network', async ({
  page: family,
  anotherBrowser,
  member,
  troubles,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const id = await flyToday(meera, ravi);
  const net = await Net.open();
  const phone = await anotherBrowser({ proxy: net.proxy });
  await meera.logInOn(phone);
  await ravi.logInOn(family);

  await step('The Amigo opens the trip and the conversation once, with a network', async () => {
    await ravi.write(meera, 'She has a red bag');
    await phone.goto(`/trips/${id}`);
    await expect(stepCard(phone, /^Go to the airport in/)).toBeVisible();
    await untilKept(phone);
    await phone.goto(`/messages?to=${ravi.id}`);
    await expect(thread(phone)).toContainText('She has a red bag');
    await phone.goto(`/trips/${id}`);
    await expect(stepCard(phone, /^Go to the airport in/)).toBeVisible();
  });

  await step('Without a network the trip, its steps and the care card open', async () => {
    troubles.expect(/: net::ERR_/);
    await phone.context().setOffline(true);
    await net.cut();
    await phone.reload();
    await expect(stepCard(phone, /^Go to the airport in/)).toBeVisible();
    await expect(phone.getByText('No network.')).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('link', { name: 'Lakshmi’s care card' }).click();
    await expect(phone.getByRole('article', { name: 'Printed care card' })).toContainText('Blood pressure');
    await phone.goto('/profile');
    await expect(phone).toHaveURL('/trips');
  });

  await step('The conversation opens too, and what the Amigo writes waits', async () => {
    await phone.goto('/messages');
    await phone.getByRole('link', { name: ravi.name }).click();
    await expect(thread(phone)).toContainText('She has a red bag');
    await expectAccessible(phone);
    await write(phone, 'I see her');
    await write(phone, 'We go to the gate');
    await expect(phone.getByText(/^Not sent\. It goes out/)).toHaveCount(2);
    await phone.goto(`/trips/${id}`);
  });

  const taps = await step('The Amigo taps the steps of the whole day', async () => {
    await phone.getByRole('button', { name: 'I am at the airport' }).click();
    await expect(stepCard(phone, 'Meet Lakshmi')).toBeVisible();
    await expect(phone.getByText('Kept, not sent yet')).toBeVisible();
    await phone.reload();
    await expect(phone.getByText('Kept, not sent yet')).toBeVisible();
    for (const fact of ['We have met', 'We are through security', 'We are on board', 'We have landed']) {
      await phone.getByRole('button', { name: fact }).click();
      await expect(phone.getByRole('button', { name: fact })).toBeHidden();
    }
    return tapsOn(phone);
  });

  await step('With a network the whole site is back, and the family sees the step and its time', async () => {
    await goOnline(phone, net);
    await expect(phone.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await expect(phone.getByText('Kept, not sent yet')).toHaveCount(0);
    await expect.poll(() => tapsOn(phone)).toEqual([]);
    const { steps } = await ravi.trip(id);
    expect(steps.map(({ step, at }) => ({ step, at }))).toEqual(taps.map(({ step, at }) => ({ step, at })));
    expect(steps).toHaveLength(5);
    await family.goto(`/trips/${id}`);
    await expect(family.getByRole('button', { name: 'Lakshmi is with me' })).toBeVisible();
  });

  await step(
    'The messages have gone out, in their order, though their conversation was not opened again',
    async () => {
      await family.goto(`/messages?to=${meera.id}`);
      await expect(thread(family)).toContainText('We go to the gate', { timeout: 30_000 });
      const words = await thread(family).innerText();
      expect(words.match(/I see her|We go to the gate/g)).toEqual(['I see her', 'We go to the gate']);
      // What is asked for in the moment of a logout is refused: all of the page has arrived.
      const kept = phone.waitForResponse(`**/api/matches/${id}`);
      await openLive(phone, `/messages?to=${ravi.id}`);
      await kept;
      await expect(thread(phone)).toContainText('We go to the gate');
      await expect(phone.getByText(/^Not sent/)).toHaveCount(0);
    },
  );

  await step('After a logout the device has nothing to show', async () => {
    await phone.getByRole('button', { name: 'Log Out' }).click();
    await expectToast(phone, 'Logged out successfully', 'You have been logged out of your account');
    await net.cut();
    await phone.goto(`/trips/${id}`);
    await expect(phone.getByText('this device does not keep this trip')).toBeVisible();
    await phone.getByRole('link', { name: 'My trips' }).click();
    await expect(phone.getByText('This device keeps no trip.')).toBeVisible();
    await expectAccessible(phone);
  });

  await phone.close();
});

test('a release that ships meanwhile breaks nothing offline, and is on the next page online @own-site', async ({
  anotherBrowser,
  member,
  team,
  troubles,
}) => {
  const trips = team('trips');
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const id = await flyToday(meera, ravi);
  const net = await Net.open();
  const phone = await anotherBrowser({ proxy: net.proxy });
  await meera.logInOn(phone);
  const requested = requestedReleases(phone, 'trips');
  const steps = (title: string) => phone.getByRole('heading', { level: 2, name: title, exact: true });
  await phone.goto(`/trips/${id}`);
  await expect(steps('Steps')).toBeVisible();
  await untilKept(phone);

  const young = await step('The team ships', async () => {
    const release = await trips.ship({ texts: { '??"Steps"': '??"Step by step"' } });
    await trips.waitUntilServed(release);
    return release;
  });

  await step('On a network that answers nothing, the page opens as it was kept', async () => {
    troubles.expect(/: net::ERR_/);
    await net.stall();
    await phone.reload();
    await expect(phone.getByText('No network.')).toBeVisible();
    await expect(steps('Steps')).toBeVisible();
    expect(requested()).toEqual([trips.before]);
  });

  await step('With a network the next page has the new release', async () => {
    await net.restore();
    await phone.goto(`/trips/${id}`);
    await expect(steps('Step by step')).toBeVisible();
    expect(requested()).toEqual([trips.before, young]);
  });

  await step('Rolled back, the next page has the release before, and opens without a network', async () => {
    await trips.rollback();
    await trips.waitUntilServed(trips.before);
    await phone.goto(`/trips/${id}`);
    await expect(steps('Steps')).toBeVisible();
    await untilOfflinePageHas(phone, trips.before);
    await net.cut();
    await phone.reload();
    await expect(phone.getByText('No network.')).toBeVisible();
    await expect(steps('Steps')).toBeVisible();
  });
  await phone.close();
});

test('a trip that was cancelled leaves the device at the next visit of any page', async ({
  page: phone,
  member,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const { id } = await flyTogether(meera, ravi);
  await meera.logInOn(phone);
  const kept = () => phone.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mine:')));
  await phone.goto(`/trips/${id}`);
  await expect.poll(kept).toEqual([`mine:trip:${id}`]);
  await ravi.cancel(id, 'Ill');
  await phone.goto('/contact');
  await expect.poll(kept).toEqual([]);
});
