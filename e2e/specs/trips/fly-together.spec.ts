import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { dayIn, trip } from '../../fixtures/data/trip';
import { expectToast } from '../../fixtures/pages/toast';

const { step } = test;

test('two people agree, prepare, and go through the day of travel together', async ({
  page: amigo,
  anotherBrowser,
  verifiedMember,
  troubles,
}) => {
  const [meera, ravi] = [await verifiedMember('Meera'), await verifiedMember('Ravi')];
  const listing = await meera.offerHelp(trip({ date: dayIn(12), flightNumber: 'AI127' }));
  await ravi.connect(listing);
  const { id } = await ravi.propose(listing, meera);
  const family = await anotherBrowser();
  await meera.logInOn(amigo);
  await ravi.logInOn(family);

  await step('The Amigo finds the proposal in the menu, and agrees', async () => {
    await amigo.goto('/contact');
    await amigo.getByRole('link', { name: 'My Trips' }).click();
    const waiting = amigo.getByRole('region', { name: 'Waiting for your answer' });
    await expect(waiting.getByRole('article')).toContainText(ravi.name);
    await expectAccessible(amigo);
    await waiting.getByRole('link').click();
    await expect(amigo).toHaveURL(`/trips/${id}`);
    await expect(amigo.getByRole('heading', { level: 1 })).toContainText(`with ${ravi.name}`);
    await expectAccessible(amigo);
    await amigo.getByRole('button', { name: 'Agree to fly together' }).click();
    await expectToast(amigo, 'You fly together', `${ravi.name} is told at once.`);
    await expect(amigo.getByRole('region', { name: 'Contact' })).toContainText(ravi.email);
    await expectAccessible(amigo);
  });

  await step('They agree on a place, which the family sees', async () => {
    const meet = amigo.getByRole('region', { name: 'Where you meet' });
    await meet.getByRole('button', { name: 'Agree on a place' }).click();
    await meet.getByLabel('Place').fill('Terminal 3, Gate 6');
    await meet.getByLabel('Time').fill('11:45');
    await meet.getByRole('button', { name: 'Save' }).click();
    await expect(meet).toContainText('Terminal 3, Gate 6');
    await family.goto(`/trips/${id}`);
    await expect(family.getByRole('region', { name: 'Where you meet' })).toContainText('at 11:45');
  });

  await step('The family fills in the care card, and the Amigo reads it', async () => {
    await family
      .getByRole('region', { name: 'Before you fly' })
      .getByRole('link', { name: 'Fill in' })
      .click();
    await family.getByLabel('First name').fill('Lakshmi');
    await family.getByLabel('Phone that works abroad').fill('+91 98445 50112');
    await family.getByLabel('Medicine, with local time').fill('Blood pressure tablet at 20:00');
    await expectAccessible(family);
    await family.getByRole('button', { name: 'Save care card' }).click();
    await expectToast(family, 'Care card saved', `${meera.name} can read it.`);
    await amigo.reload();
    const ready = amigo.getByRole('region', { name: 'Before you fly' });
    await ready.getByRole('link', { name: 'Open' }).click();
    await expect(amigo.getByRole('article', { name: 'Printed care card' })).toContainText('Blood pressure');
    await expectAccessible(amigo);
  });

  await step('A link lets others follow', async () => {
    await family.goto(`/trips/${id}`);
    await family.getByRole('button', { name: 'Make a link' }).click();
    await expect(family.getByLabel('Family link')).toHaveValue(/\/journey\/[\w-]{43}$/);
    await family.getByRole('button', { name: 'End this link' }).click();
    await expect(family.getByRole('button', { name: 'Make a link' })).toBeVisible();
  });

  await step('On the day both see the same sign, and the Amigo taps the steps', async () => {
    await meera.letDaysPass(listing, 12);
    await amigo.goto(`/trips/${id}`);
    await expect(amigo.getByRole('heading', { level: 2, name: /^Go to the airport in/ })).toBeVisible();
    await expectAccessible(amigo);
    await amigo.getByRole('button', { name: 'I am at the airport' }).click();
    await expect(amigo.getByRole('heading', { level: 2, name: 'Meet Lakshmi' })).toBeVisible();
    await expect(amigo.getByRole('button', { name: 'Take back, 10 min left' })).toBeVisible();
    await family.goto(`/trips/${id}`);
    await expect(family.getByRole('heading', { level: 2, name: /^Lakshmi meets Meera/ })).toBeVisible();
    await expectAccessible(family);
  });

  await step('Without a network taps are kept, and sent when it is back', async () => {
    troubles.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await amigo.context().setOffline(true);
    await expect(amigo.getByText('No network.')).toBeVisible();
    await amigo.getByRole('button', { name: 'We have met' }).click();
    await amigo.getByRole('button', { name: 'We are through security' }).click();
    await expect(amigo.getByText('Kept, not sent yet')).toHaveCount(2);
    await expectAccessible(amigo);
    await amigo.context().setOffline(false);
    await expect(amigo.getByText('Kept, not sent yet')).toHaveCount(0);
    await family.reload();
    await expect(family.getByRole('button', { name: 'They are on board' })).toBeVisible();
  });

  await step('At the end the family says that she is there', async () => {
    for (const fact of ['They are on board', 'They have landed', 'Lakshmi is with me'])
      await family.getByRole('button', { name: fact }).click();
    await expect(family.getByRole('heading', { level: 2, name: /^Lakshmi is with Ravi/ })).toBeVisible();
  });

  await step('A logout leaves nothing of it on the device', async () => {
    const kept = () => amigo.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('trip')));
    expect(await kept()).toEqual([`mine:trip:${id}`]);
    await amigo.getByRole('button', { name: 'Log Out' }).click();
    await expectToast(amigo, 'Logged out successfully', 'You have been logged out of your account');
    expect(await kept()).toEqual([]);
  });
});

test('a cancelled trip says why, and who else flies', async ({ page, member }) => {
  const [ana, omar, lena] = [await member('Ana'), await member('Omar'), await member('Lena')];
  const flight = trip({ date: dayIn(20) });
  const listing = await ana.offerHelp(flight);
  await lena.offerHelp(flight);
  await omar.connect(listing);
  const { id } = await omar.propose(listing, ana);
  await ana.agree(id);
  await omar.logInOn(page);
  await page.goto(`/trips/${id}`);
  await page.getByRole('button', { name: 'Cancel this trip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this trip?' });
  await expect(dialog).toContainText(`${ana.name} is told at once`);
  await dialog.getByLabel('Reason').fill('Another flight is cheaper');
  await dialog.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(page.getByText('Cancelled by you')).toBeVisible();
  await expect(page.getByText(lena.name)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/trips');
  await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Past' }).click();
  await expect(page.getByRole('article')).toContainText('Cancelled by you');
});
