import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { subscribeAtSandbox, type Subscribed } from '../../fixtures/browser/subscribeAtSandbox';
import { flyTogether } from '../../fixtures/people/flyTogether';

/** As of a browser that was asked before: then it is not asked for notifications again. */
const refuseNotifications = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));

test('after an agreed trip a member is asked whether this device should tell them @phone', async ({
  page,
  member,
  guest,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const { id } = await flyTogether(meera, ravi);
  const browser = await guest.post<Subscribed>('/sandbox/push/devices');
  await subscribeAtSandbox(page, browser);
  await ravi.logInOn(page);
  await page.goto('/');
  await untilHydrated(page);
  await expect(page.getByText(/^Tell you/)).toHaveCount(0);

  await page.goto(`/trips/${id}`);
  const question = page.getByRole('region', {
    name: `Tell you when something about your trip with ${meera.name} changes?`,
  });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Yes, notify me' }).click();
  await expect(page.getByText('They come to this device until you log out').first()).toBeVisible();
  await expect(question).toBeHidden();

  await meera.cancel(id, 'I am ill');
  const delivered = () =>
    guest.get<{ payload: { title: string } }[]>(`/sandbox/push?device=${browser.device}`);
  await expect.poll(async () => (await delivered()).length).toBeGreaterThan(0);
  await page.goto('/notifications');
  await page.reload();
  await expect(page.getByText(/^Tell you/)).toHaveCount(0);
});

test('the browser’s offer to install waits for the page of an agreed trip, and comes once', async ({
  page,
  member,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const { id } = await flyTogether(meera, ravi);
  await refuseNotifications(page);
  await ravi.logInOn(page);
  /** Chromium offers it only to sites that are visited for a while. Returns whether it would ask by itself. */
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, {
        prompt: () => {
          document.documentElement.dataset['prompted'] = 'yes';
          return Promise.resolve({ outcome: 'dismissed' });
        },
      });
      return dispatchEvent(event);
    });
  await page.goto(`/trips/${id}`);
  expect(await offer()).toBe(false);
  const question = page.getByRole('region', { name: 'Keep Flight Amigo on your Home Screen?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Add it' }).click();
  await expect(question).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');

  await page.reload();
  await untilHydrated(page);
  await offer();
  await page.goto('/trips');
  await page.getByRole('article').getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('an iPhone is shown how to put the site on the Home Screen', async ({ page, member }) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const { id } = await flyTogether(meera, ravi);
  await refuseNotifications(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { get: () => false });
    Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 });
  });
  await ravi.logInOn(page);
  await page.goto(`/trips/${id}`);
  const steps = page.getByRole('region', { name: 'Keep Flight Amigo on your Home Screen?' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await steps.getByRole('button', { name: 'OK' }).click();
  await expect(steps).toHaveCount(0);
});
