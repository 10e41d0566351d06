import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { subscribeAtSandbox, type Subscribed } from '../../fixtures/browser/subscribeAtSandbox';
import { toast } from '../../fixtures/pages/toast';
import { trip } from '../../fixtures/data/trip';

interface Delivered {
  payload: { title: string };
}

/** As the browser's push service does it. */
async function deliver(page: Page, payload: unknown) {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
}

interface Shown {
  title: string;
  tag: string;
  data: { url: string };
}

/** A browser without windows has no place for notifications: this keeps what the worker would show. */
async function watchNotifications(page: Page): Promise<() => Promise<Shown[]>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no service worker');
  await worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      shown.push({ title, ...options });
      return Promise.resolve();
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
}

test('a member is told on their device who wrote, until they remove it @phone', async ({
  page,
  member,
  guest,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const flight = trip();
  await meera.connect(await ravi.offerHelp(flight));
  const browser = await guest.post<Subscribed>('/sandbox/push/devices');
  await subscribeAtSandbox(page, browser);
  await ravi.logInOn(page);
  await page.goto('/profile');
  const devices = page.getByRole('region', { name: 'Notifications on this device' });
  await devices.getByRole('button', { name: 'Notify this device' }).click();
  await expect(devices.getByRole('listitem')).toContainText('This device');

  await meera.write(ravi, 'The gate is now 27');
  const delivered = () => guest.get<Delivered[]>(`/sandbox/push?device=${browser.device}`);
  await expect.poll(async () => (await delivered()).length).toBe(1);
  const [{ payload }] = (await delivered()) as [Delivered];
  const shown = await watchNotifications(page);
  await deliver(page, payload);
  await expect.poll(shown).toEqual([
    expect.objectContaining({
      title: `${meera.name} wrote to you about ${flight.departureAirport} to ${flight.arrivalAirport}`,
      tag: `/messages?to=${meera.id}`,
      data: { url: `/messages?to=${meera.id}` },
    }),
  ]);

  const saved = page.waitForResponse('**/api/notifications/settings');
  await devices.getByRole('checkbox', { name: 'Somebody writes to you' }).uncheck();
  await saved;
  await page.reload();
  await expect(devices.getByRole('checkbox', { name: 'Somebody writes to you' })).not.toBeChecked();
  await expect(devices.getByRole('checkbox', { name: 'Delays, gates and cancellations' })).toBeChecked();

  await devices.getByRole('button', { name: /^Remove/ }).click();
  await expect(toast(page).getByText('Device removed', { exact: true })).toBeVisible();
  await expect(devices.getByRole('button', { name: 'Notify this device' })).toBeVisible();
});
