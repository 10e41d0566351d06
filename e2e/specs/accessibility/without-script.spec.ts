import { expect, test } from '../../fixtures';

test('without JavaScript the terms, the privacy policy and the contact address can be read', async ({
  anotherBrowser,
}) => {
  const page = await anotherBrowser({ javaScriptEnabled: false });
  await page.goto('/search');
  await expect(page.getByText('needs JavaScript to show listings and messages')).toBeVisible();

  await page.getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Limitation of liability' })).toBeVisible();
  await expect(page.getByText('not send spam', { exact: false })).toBeVisible();

  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(
    page.getByText('We do not sell personal data to third parties', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);

  await page.goto('/contact');
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});
