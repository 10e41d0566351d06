import { expect, test } from '../../fixtures';
import { cards, payWith } from '../../fixtures/pages/card';
import { amigoDetails } from '../../fixtures/pages/details';
import { composer, thread, write } from '../../fixtures/pages/messages';
import { person } from '../../fixtures/data/person';
import { expectToast } from '../../fixtures/pages/toast';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

/** One way through all remotes and the shell, for tests of their compatibility. */
export const journey = (title: string) =>
  test(`${title} @own-site`, async ({ page, logIn, anotherBrowser, verifiedMember }) => {
    const ana = await verifiedMember('Ana');
    const flight = trip();
    await ana.offerHelp(flight);

    await step('A visitor finds a helper on the same flight', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Help another family while flying to yours',
      );
      await page.goto(`/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}`);
      await page.getByRole('button', { name: 'View Contact Info' }).click();
      await expect(amigoDetails(page)).toContainText(ana.name);
    });

    await step('They log in and edit their profile', async () => {
      await page.goto('/profile');
      await logIn(page, person('omar').email);
      await expect(page).toHaveURL('/profile');
      await page.getByLabel('Bio').fill('My mother flies alone for the first time.');
      await page.getByRole('button', { name: 'Save' }).click();
      await expectToast(page, 'Profile updated', 'Your profile has been updated successfully');
    });

    await step('They write, and the message arrives live in the other browser', async () => {
      const helper = await anotherBrowser();
      await ana.logInOn(helper);
      await helper.goto('/messages');
      await page.goto(`/messages?to=${ana.id}`);
      await expect(composer(page)).toBeVisible();
      await write(page, 'Are you at gate 4 too?');
      await expect(thread(page)).toContainText('Are you at gate 4 too?');
      const unread = helper
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: /^Messages/ });
      await expect(unread).toContainText('1 unread conversation');
      await helper.getByRole('navigation', { name: 'Conversations' }).getByRole('link').click();
      await expect(thread(helper)).toContainText('Are you at gate 4 too?');
    });

    await step("They leave a tip, and the shell's own pages open", async () => {
      await page.goto(`/checkout/${ana.id}?amount=5`);
      await payWith(page, cards.pays);
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact/i);
    });
  });
