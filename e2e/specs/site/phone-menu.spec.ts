import { expect, test } from '../../fixtures';
import { untilProfileIsFull } from '../../fixtures/pages/profile';
import { person } from '../../fixtures/data/person';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const { step } = test;

test('the menu of a phone links to every page and closes after a click', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: /^Menu/ });
  await page.goto('/contact');

  await step("It fills the screen and has no members' pages for visitors", async () => {
    await button.tap();
    await expect(menu).toBeVisible();
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expect(menu.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expect(menu.getByText(/log in/i)).toHaveCount(0);
    await expect(menu.getByText('My Profile')).toHaveCount(0);
  });

  await step('The close button and Escape close it, and the focus is back on its button', async () => {
    await menu.getByRole('button', { name: 'Close' }).tap();
    await expect(menu).toBeHidden();
    await button.tap();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  await step('Choosing a link closes it, also the link to the current page', async () => {
    await button.tap();
    await menu.getByRole('link', { name: 'Contact Us' }).tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/contact');
    await button.tap();
    await menu.getByRole('link', { name: 'Flight Amigo' }).tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  await step('Going back closes it too', async () => {
    await button.tap();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toBeHidden();
  });
});

test('members find their pages in it and can log out there', async ({ page, logInBefore }) => {
  const menu = page.getByRole('dialog', { name: /^Menu/ });
  await logInBefore(page, person('jo').email);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  for (const [name, path] of [
    ['My Profile', '/profile'],
    ['Messages', '/messages'],
    ['Create Listing', '/create-listing'],
  ])
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path!);

  await menu.getByRole('link', { name: 'My Profile' }).tap();
  await expect(page.getByRole('heading', { name: 'My Profile', level: 1 })).toBeFocused();
  await untilProfileIsFull(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.getByRole('button', { name: 'Log Out' }).tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(menu.getByRole('link', { name: 'My Profile' })).toHaveCount(0);
});
