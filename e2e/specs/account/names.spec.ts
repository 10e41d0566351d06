import { expect, test } from '../../fixtures';
import { person } from '../../fixtures/data/person';
import { trip } from '../../fixtures/data/trip';
import { expectToast } from '../../fixtures/pages/toast';

const { step } = test;

test('a newcomer has a neutral name until they choose one, and cannot pass for the site', async ({
  page,
  inbox,
  logIn,
  member,
  verifiedMember,
  troubles,
}) => {
  troubles.expect(/^400 PATCH \/api\/profile$/, /^409 POST \/api\/messages$/);
  const { email } = person('nobody.needs.to.know');
  const card = page.getByRole('region', { name: 'Your name' });
  const name = card.getByLabel('What shall we call you?');
  const use = card.getByRole('button', { name: 'Use this name' });

  await step('Nobody sees the mailbox, and the question blocks nothing', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).click();
    await logIn(page, email);
    await expect(page.getByRole('banner')).toContainText(/Traveler \d{4,}/);
    await expect(card).toContainText(/Until you choose, you are “Traveler \d{4,}” to others/);
    await page.getByRole('banner').getByRole('link', { name: 'Messages' }).click();
    await expect(card).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  });

  await step('Names of the site and badges are refused, and what was typed stays', async () => {
    await name.fill('Flight Amigo Support');
    await use.click();
    await expect(card).toContainText('This name could be mistaken for ours');
    await name.fill('Meera ✅');
    await use.click();
    await expect(card).toContainText('A name cannot have symbols or emoji');
    await expect(name).toHaveValue('Meera ✅');
  });

  const [victim, meera] = [await member('Victim'), await verifiedMember('Meera')];
  await step('The name of a verified person cannot be copied in front of those who know her', async () => {
    const listing = await victim.offerHelp(trip());
    await meera.connect(listing);
    await meera.write(victim, 'I fly with you.');
    await name.fill(meera.name.replace('Meera', 'Méera'));
    await use.click();
    await expectToast(
      page,
      `Welcome, ${meera.name.replace('Meera', 'Méera')}`,
      'You can change your name in your profile.',
    );
    await expect(card).toBeHidden();
    await page.goto(`/messages?to=${victim.id}`);
    await page.getByLabel(`Message to ${victim.name}`).fill('It is me, Meera. See you soon.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(/looks like the name of somebody/).first()).toBeVisible();
  });

  await step('No mail has a name in its subject', async () => {
    const letter = await inbox.message(victim.email, new RegExp(`${meera.name} asked for`));
    expect(letter.subject).toContain('A traveler asked for your contact details');
    expect(letter.subject).not.toContain('Meera');
  });
});
