import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { pressWithKeyboard, tabTo } from '../../fixtures/browser/keyboard';
import { trip } from '../../fixtures/data/trip';
import { amigoDetails } from '../../fixtures/pages/details';
import { expectToast } from '../../fixtures/pages/toast';

const { step } = test;

test('an owner decides by keyboard who gets the contact, and both who asked read the answer', async ({
  page,
  anotherBrowser,
  inbox,
  member,
  verifiedMember,
}) => {
  test.slow();
  const [meera, ravi, leila] = [await verifiedMember('Meera'), await member('Ravi'), await member('Leila')];
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  const search = `/search?from=${from}&to=${to}&type=helper`;
  const [raviPage, leilaPage] = [await anotherBrowser(), await anotherBrowser()];
  await Promise.all([meera.logInOn(page), ravi.logInOn(raviPage), leila.logInOn(leilaPage)]);

  await step('The owner offers help and gives the contact after a yes', async () => {
    await page.goto(`/offer/create?from=${from}&to=${to}&date=${date}`);
    await tabTo(page, page.getByLabel('How Is Contact Given?'));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByLabel(/those I say yes to see my contact details/));
    await page.keyboard.press('Space');
    await pressWithKeyboard(page, page.getByRole('button', { name: 'Create Offer' }));
    await expect(page.getByRole('heading', { name: 'Your Help Offer Has Been Published' })).toBeFocused();
  });

  await step('A stranger asks with a note, and reads who decides', async () => {
    await raviPage.goto(search);
    await raviPage.getByRole('button', { name: 'View Contact Info' }).click();
    const details = amigoDetails(raviPage);
    await details.getByLabel('A few words to').fill('My mother changes planes for the first time.');
    await expectAccessible(raviPage);
    await details.getByRole('button', { name: `Agree and ask ${meera.name}` }).click();
    await expect(details).toContainText(`Asked. ${meera.name} decides.`);
    await expect(details).not.toContainText(meera.email);
    await raviPage.keyboard.press('Escape');
    const card = raviPage.getByRole('article').getByRole('button');
    await expect(card).toHaveText(`Asked. ${meera.name} decides.`);
    await expect(card).toBeFocused();
  });

  await step('Another asks without a word', async () => {
    await leilaPage.goto(search);
    await leilaPage.getByRole('button', { name: 'View Contact Info' }).click();
    await leilaPage.getByRole('button', { name: `Agree and ask ${meera.name}` }).click();
    await expect(amigoDetails(leilaPage)).toContainText(`Asked. ${meera.name} decides.`);
  });

  const requests = page.getByRole('article').getByRole('listitem');
  const raviRow = requests.filter({ hasText: ravi.name });

  await step('The mail leads the owner to the people who asked', async () => {
    await page.goto(await inbox.link(meera.email, '/profile'));
    await expect(raviRow).toContainText('My mother changes planes for the first time.');
    await expect(requests.filter({ hasText: leila.name })).toContainText('No note');
    await expectAccessible(page);
  });

  await step('They share with one and decline the other', async () => {
    const heading = page.getByRole('heading', { name: '2 people have asked for your contact' });
    await pressWithKeyboard(page, page.getByRole('button', { name: `Share contact only: ${ravi.name}` }));
    await expectToast(page, 'Contact shared', `${ravi.name} can now reach you.`);
    await expect(heading).toBeFocused();
    await expect(raviRow).toContainText('Contact shared');
    await pressWithKeyboard(page, page.getByRole('button', { name: `Not this time: ${leila.name}` }));
    await expect(heading).toBeFocused();
    await expect(page.getByText('1 declined')).toBeVisible();
    await expect(page.getByText('No note')).toBeHidden();
  });

  await step('One sees the contact, the other that it is a no', async () => {
    await raviPage.reload();
    await raviPage.getByRole('button', { name: 'View Contact Info' }).click();
    await expect(amigoDetails(raviPage)).toContainText(meera.email);
    await leilaPage.reload();
    await expect(amigoDetails(leilaPage)).toContainText('This person cannot travel with you.');
    await expect(amigoDetails(leilaPage)).not.toContainText(meera.email);
  });

  await step('The owner stops sharing, and the contact is gone', async () => {
    await pressWithKeyboard(page, page.getByRole('button', { name: `Stop sharing: ${ravi.name}` }));
    await expect(page.getByText('2 declined')).toBeVisible();
    await raviPage.reload();
    await expect(amigoDetails(raviPage)).toContainText('This person cannot travel with you.');
  });
});
