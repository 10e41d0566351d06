import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { toast } from '../../fixtures/pages/toast';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

const none = { top: 0, bottom: 0, left: 0, right: 0 };
const upright = { width: 360, height: 740, insets: { ...none, top: 47, bottom: 34 } };
const sideways = { width: 740, height: 360, insets: { ...none, bottom: 21, left: 44, right: 44 } };

async function turn(page: Page, { insets, ...size }: typeof upright) {
  await page.setViewportSize(size);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** What can be pressed in this part of the page, and lies below a notch or the home indicator. */
const covered = (part: Locator, insets: typeof none) =>
  part.evaluate((element, { top, bottom, left, right }) => {
    const pressable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const { innerWidth: width, innerHeight: height } = window;
    // What scrolls may pass below the home indicator, but not end there.
    for (const inside of element.querySelectorAll('*')) inside.scrollTop = inside.scrollHeight;
    const found = [...element.querySelectorAll(pressable)].filter((one) => {
      const box = one.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return one.checkVisibility() && hit !== null && (one.contains(hit) || hit.contains(one));
    });
    const names = found
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const isBeside = box.left < left || box.right > width - right;
        return isBeside || box.top < top || box.bottom > height - bottom;
      })
      .map((one) => one.textContent || one.outerHTML.slice(0, 80));
    return { pressable: found.length > 0, names };
  }, insets);

const nothing = { pressable: true, names: [] };

for (const [held, device] of Object.entries({ upright, sideways }))
  test.describe(`on a phone that is held ${held}`, () => {
    const expectClear = (part: Locator) =>
      expect.poll(() => covered(part, device.insets), String(part)).toEqual(nothing);

    test.beforeEach(({ page }) => turn(page, device));

    test('no notch covers header, menu, footer and dialogs', async ({ page }) => {
      await step('The header is clear of it', async () => {
        await page.goto('/');
        await expectClear(page.getByRole('banner'));
      });
      await step('So is the menu, whose background fills the screen', async () => {
        await page.getByRole('button', { name: 'Menu' }).click();
        const menu = page.getByRole('dialog', { name: /^Menu/ });
        await expectClear(menu);
        const { width, height } = device;
        await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width, height });
        await menu.getByRole('button', { name: 'Close' }).click();
      });
      await step('So is a dialog at the bottom', async () => {
        await page.getByRole('button', { name: 'Log In' }).click();
        await expectClear(page.getByRole('dialog'));
        await page.keyboard.press('Escape');
      });
      await step('So is the end of the page', async () => {
        const footer = page.getByRole('contentinfo');
        const end = async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          const box = await footer.boundingBox();
          return box && Math.round(box.y + box.height);
        };
        await expect.poll(end).toBe(device.height);
        expect(await covered(footer, { ...device.insets, top: 0 })).toEqual(nothing);
      });
    });

    test('no notch covers the bar of a listing and a notification', async ({ page, member }) => {
      const { id } = await (await member('Ana')).offerHelp(trip());
      await step('The bar at the bottom is clear of the home indicator', async () => {
        await page.goto(`/listing/${id}`);
        const bar = page.locator('a[href="#reach"]').locator('..');
        await expectClear(bar);
      });
      await step('The notification is clear of the top and the sides', async () => {
        await page.goto('/find/create');
        await page.getByRole('main').getByRole('button', { name: 'Create Request' }).click();
        await expect(toast(page)).toBeVisible();
        await expectClear(toast(page));
      });
    });
  });
