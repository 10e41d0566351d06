import { expect, test } from '../../fixtures';

test('without JavaScript the terms, the privacy policy and the contact address can be read', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  // Not by role: Playwright counts everything in a noscript element as hidden.
  const content = page.locator('noscript main');
  const mailLink = content.locator('a[href^="mailto:"]').first();

  await page.goto('/search');
  await expect(content).toContainText('needs JavaScript to show listings and messages');
  await expect(mailLink).toBeVisible();

  await content.locator('a[href="/terms-of-use"]').click();
  await expect(content.locator('h1')).toHaveText('Terms of Use');
  await expect(content.locator('#limitation')).toBeVisible();
  await expect(content).toContainText('not send spam');

  await content.locator('a[href="/privacy-policy"]').first().click();
  await expect(content.locator('h1')).toHaveText('Privacy Policy');
  await expect(content).toContainText('We do not sell personal data to third parties');

  await page.goto('/contact');
  await expect(mailLink).toBeVisible();
  await context.close();
});
