import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { expectToast, toast } from '../../fixtures/pages/toast';

async function provokeToast(page: Page) {
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, 'Message failed', 'There was a problem sending your message. Please try again.');
}

test.beforeEach(async ({ page, troubles }) => {
  troubles.expect(/^502 POST \/api\/contact$/);
  await page.route('/api/contact', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.clock.install();
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ines');
  await page.getByLabel('Email').fill('ines@example.com');
  await page.getByLabel('Message').fill('Hello, is anybody there?');
  await untilHydrated(page);
  // From here only the stories let time pass, however long a busy machine takes.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
});

test('only one is shown at a time, for five seconds', async ({ page }) => {
  await provokeToast(page);
  await page.clock.runFor(4000);
  // Both say the same: the five seconds are those of the second one, which comes with a response.
  await toast(page).evaluate((first) => first.setAttribute('data-first', ''));
  await provokeToast(page);
  await expect(page.locator('[data-first]')).toHaveCount(0);
  await expect(toast(page)).toHaveCount(1);

  await page.clock.runFor(4800);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast(page)).toHaveCount(0);
});

test('one can be closed, or swiped away by 50 pixels and not by fewer', async ({ page }) => {
  await provokeToast(page);
  const box = (await toast(page).boundingBox())!;
  expect(box.width).toBeLessThanOrEqual(420);

  const swipe = async (distance: number) => {
    const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 6 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await swipe(60);
  await expect(toast(page)).toHaveCount(0);

  await provokeToast(page);
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
});

test('it stays while the mouse is over it or the keyboard focus is in it', async ({ page }) => {
  await provokeToast(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.clock.runFor(8000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
});
