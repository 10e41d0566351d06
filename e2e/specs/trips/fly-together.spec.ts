import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { dayIn, trip } from '../../fixtures/data/trip';
import { tapStep } from '../../fixtures/pages/day';
import { expectToast } from '../../fixtures/pages/toast';
import { flyForMother, flyToday, flyTogether } from '../../fixtures/people/flyTogether';

const { step } = test;

test('an Amigo finds a proposal in the menu, and agrees', async ({ page, member }) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const listing = await meera.offerHelp(trip({ date: dayIn(12), flightNumber: 'AI127' }));
  await ravi.connect(listing);
  const { id } = await ravi.propose(listing, meera);
  await meera.logInOn(page);
  await page.goto('/contact');
  await page.getByRole('link', { name: 'My Trips' }).click();
  const waiting = page.getByRole('region', { name: 'Waiting for your answer' });
  await expect(waiting.getByRole('article')).toContainText(ravi.name);
  await expectAccessible(page);
  await waiting.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`/trips/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`with ${ravi.name}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agree to fly together' }).click();
  await expectToast(page, 'You fly together', `${ravi.name} is told at once.`);
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText(ravi.email);
  await expectAccessible(page);
});

test('a family asks from the search, and one yes makes the trip @phone', async ({
  page: family,
  anotherBrowser,
  inbox,
  member,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const flight = trip({ date: dayIn(12), flightNumber: 'LH430' });
  const { departureAirport: from, arrivalAirport: to } = flight;
  await meera.offerHelp({ ...flight, contact: 'after_yes' });
  const flyer = { firstName: 'Kamala', relation: 'mother', ageGroup: '80_up', languages: 'Telugu' };
  await ravi.askForHelp({ ...flight, flyer });
  const amigo = await anotherBrowser();
  await ravi.logInOn(family);
  await meera.logInOn(amigo);

  await step('The family asks: its request says who flies', async () => {
    await family.goto(`/search?from=${from}&to=${to}&type=helper`);
    await family.getByRole('button', { name: 'View Contact Info' }).click();
    const details = family.getByRole('dialog');
    await expect(details.getByRole('radio', { name: /^Kamala/ })).toBeChecked();
    await details.getByLabel('A few words to').fill('She speaks Telugu only.');
    await expectAccessible(family);
    await details.getByRole('button', { name: `Agree and ask ${meera.name}` }).click();
    await expect(details).toContainText(`Asked. ${meera.name} decides.`);
  });

  await step('The Amigo reads for whom, and says yes once', async () => {
    await amigo.goto(await inbox.link(meera.email, '/profile'));
    const request = amigo.getByRole('article').getByRole('listitem').filter({ hasText: ravi.name });
    await expect(request).toContainText('She speaks Telugu only.');
    await expect(request).toContainText(`Together ${from} to ${to}`);
    await expect(request).toContainText('For their mother, 80 or older, speaks Telugu.');
    await expectAccessible(amigo);
    await request.getByRole('button', { name: `Yes, fly together: ${ravi.name}` }).click();
    await expect(request).toContainText('You fly together');
    await request.getByRole('link', { name: `Open trip with ${ravi.name}` }).click();
    await expect(amigo.getByRole('heading', { level: 1 })).toContainText('with Kamala');
    await expect(amigo.getByRole('region', { name: 'Contact' })).toContainText(ravi.email);
  });

  await step('The note is in the conversation, and the family sees the contact on every visit', async () => {
    await amigo.goto(`/messages?to=${ravi.id}`);
    await expect(amigo.getByRole('main')).toContainText('She speaks Telugu only.');
    await family.reload();
    await expect(family.getByRole('dialog')).toContainText(meera.email);
  });
});

test('two people agree on a place to meet', async ({ page: amigo, anotherBrowser, member }) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const { id } = await flyTogether(meera, ravi);
  const family = await anotherBrowser();
  await meera.logInOn(amigo);
  await ravi.logInOn(family);
  await amigo.goto(`/trips/${id}`);
  const meet = amigo.getByRole('region', { name: 'Where you meet' });
  await meet.getByRole('button', { name: 'Agree on a place' }).click();
  await meet.getByLabel('Place').fill('Terminal 3, Gate 6');
  await meet.getByLabel('Time').fill('11:45');
  await expect(meet.getByLabel('Airport')).toHaveValue(/^[A-Z]{3}$/);
  await expectAccessible(amigo);
  await meet.getByRole('button', { name: 'Save' }).click();
  await expect(meet).toContainText('Terminal 3, Gate 6');
  await family.goto(`/trips/${id}`);
  await expect(family.getByRole('region', { name: 'Where you meet' })).toContainText('at 11:45');
});

test('the family fills in the care card, and the Amigo reads it', async ({
  page: amigo,
  anotherBrowser,
  member,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const { id } = await flyTogether(meera, ravi);
  const family = await anotherBrowser();
  await meera.logInOn(amigo);
  await ravi.logInOn(family);
  await family.goto(`/trips/${id}`);
  await family.getByRole('region', { name: 'Before you fly' }).getByRole('link', { name: 'Fill in' }).click();
  await family.getByLabel('First name').fill('Lakshmi');
  await family.getByLabel('Phone that works abroad').fill('+91 98445 50112');
  await family.getByLabel('Medicine, with local time').fill('Blood pressure tablet at 20:00');
  await expectAccessible(family);
  await family.getByRole('button', { name: 'Save care card' }).click();
  await expectToast(family, 'Care card saved', `${meera.name} can read it.`);
  await amigo.goto(`/trips/${id}`);
  const ready = amigo.getByRole('region', { name: 'Before you fly' });
  await ready.getByRole('link', { name: 'Open' }).click();
  await expect(amigo.getByRole('article', { name: 'Printed care card' })).toContainText('Blood pressure');
  await expectAccessible(amigo);
});

test('a link lets others follow a trip, until it ends', async ({ page: family, member }) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const { id } = await flyTogether(meera, ravi);
  await ravi.logInOn(family);
  await family.goto(`/trips/${id}`);
  await family.getByRole('button', { name: 'Make a link' }).click();
  await expect(family.getByLabel('Family link')).toHaveValue(/\/journey\/[\w-]{43}$/);
  await family.getByRole('button', { name: 'End this link' }).click();
  await expect(family.getByRole('button', { name: 'Make a link' })).toBeVisible();
});

test('two people go through the day of travel together @phone', async ({
  page: amigo,
  anotherBrowser,
  member,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const id = await flyToday(meera, ravi);
  const family = await anotherBrowser();
  await meera.logInOn(amigo);
  await ravi.logInOn(family);

  await step('On the day both see the same sign, and the Amigo taps the steps', async () => {
    await amigo.goto(`/trips/${id}`);
    await expect(amigo.getByRole('heading', { level: 2, name: /^Go to the airport in/ })).toBeVisible();
    await expectAccessible(amigo);
    await tapStep(amigo, 'I am at the airport');
    await expect(amigo.getByRole('heading', { level: 2, name: 'Meet Lakshmi' })).toBeVisible();
    await expect(amigo.getByRole('button', { name: 'Take back, 10 min left' })).toBeVisible();
    await family.goto(`/trips/${id}`);
    await expect(family.getByRole('heading', { level: 2, name: /^Lakshmi meets Meera/ })).toBeVisible();
    await expectAccessible(family);
  });

  await step(
    'The Amigo goes on, which the open page of the family shows, and it says that she is there',
    async () => {
      for (const fact of ['We have met', 'We are through security', 'We are on board'])
        await tapStep(amigo, fact);
      await expect(amigo.getByRole('button', { name: 'We have landed' })).toBeVisible();
      for (const fact of ['They have landed', 'Lakshmi is with me'])
        await family.getByRole('button', { name: fact }).click();
      await expect(family.getByRole('heading', { level: 1, name: 'Lakshmi is with you.' })).toBeVisible();
    },
  );
});

test('the Amigo knows that the mother flies, also without a care card', async ({ page, member }) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const id = await flyForMother(meera, ravi);
  await meera.logInOn(page);
  await page.goto(`/trips/${id}`);
  await tapStep(page, 'I am at the airport');
  await expect(page.getByRole('heading', { level: 2, name: 'Meet Lakshmi' })).toBeVisible();
  await page.goto(`/trips/${id}?show=flight`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('with Lakshmi');
  await expect(page.getByText('For Lakshmi, their mother, 70–79, speaks Telugu')).toBeVisible();
  await expectAccessible(page);
});

test('the family reads whom the mother meets, and begins the care card with her name', async ({
  page,
  member,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const id = await flyForMother(meera, ravi);
  await meera.tapStep(id, 'at_airport');
  await ravi.logInOn(page);
  await page.goto(`/trips/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: /^Lakshmi meets Meera/ })).toBeVisible();
  await page.getByRole('link', { name: 'Lakshmi’s care card' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Lakshmi');
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
