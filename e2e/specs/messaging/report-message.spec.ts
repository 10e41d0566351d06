import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { trip } from '../../fixtures/data/trip';
import { composer, thread } from '../../fixtures/pages/messages';
import { expectNotInQueue, openDesk } from '../../fixtures/pages/desk';
import { giveRole } from '../../fixtures/people/staff';

const { step } = test;

test('a reported message is at the desk, and the conversation around it stays sealed until it is opened @own-site', async ({
  page,
  anotherBrowser,
  member,
  ownSite,
  troubles,
}) => {
  test.setTimeout(90_000);
  const [ana, omar, ines] = [await member('Ana'), await member('Omar'), await member('Ines')];
  const listing = await ana.offerHelp(trip());
  await omar.connect(listing);
  await omar.write(ana, 'Hello Ana, are you flying on that day?');
  await omar.write(ana, 'Carry a small parcel for me, I pay well.');
  await giveRole(ownSite, ines.email, 'moderator');

  await step('Ana reports one message with the keyboard', async () => {
    await ana.logInOn(page);
    await page.goto(`/messages?to=${omar.id}`);
    const reports = thread(page).getByRole('button', { name: 'Report this message' });
    await expect(reports).toHaveCount(2);
    await expectAccessible(page);
    await reports.last().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Report the message by ${omar.name}` });
    await expectAccessible(page);
    await dialog.getByLabel('What is wrong?').selectOption('Asks for money, or a fraud');
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(dialog).toBeHidden();
    await expect(reports.last()).toBeFocused();
  });

  const office = await anotherBrowser();
  await step('A moderator takes it, and reads that message alone', async () => {
    troubles.expect(/^403 GET \/api\/desk\/me$/);
    await ines.logInOn(office);
    await openDesk(office);
    await office.getByRole('button', { name: `Take it Message by ${omar.name}` }).click();
    await expect(office.getByText('Taken by you.')).toBeVisible();
    await expect(office.getByText('Carry a small parcel for me, I pay well.')).toBeVisible();
    await expect(office.getByText('are you flying on that day?')).toHaveCount(0);

    await office.getByRole('button', { name: 'Open the conversation' }).click();
    await expect(office.getByText('are you flying on that day?')).toBeVisible();
  });

  await step('They suspend him for the reason that she gave, and her open page says so', async () => {
    await office.getByLabel('What to do').selectOption('Suspend for days');
    await expect(office.getByLabel('Reason')).toHaveValue('fraud');
    await expect(office.getByRole('checkbox', { name: `Person ${omar.name}` })).toBeChecked();
    await office.getByRole('button', { name: `Suspend ${omar.name}` }).click();
    await expectNotInQueue(office, `Person ${omar.name}`);
    await expect(page.getByText(/^This person was suspended/)).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
    await office.goto('/desk?tab=log');
    await expect(office.getByRole('tabpanel').getByText('Conversation opened').first()).toBeVisible();
  });
});
