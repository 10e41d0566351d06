import { expect, test } from '../../fixtures';
import { reportFrom } from '../../fixtures/people/reportFrom';
import { trip } from '../../fixtures/data/trip';
import { addPasskey, expectNotInQueue, goDownTo, openDesk } from '../../fixtures/pages/desk';
import { expectToast } from '../../fixtures/pages/toast';
import { giveRole } from '../../fixtures/people/staff';

const { step } = test;

test('three people report a listing, the desk decides, and an appeal is heard @own-site', async ({
  page,
  anotherBrowser,
  inbox,
  member,
  verifiedMember,
  logIn,
  ownSite,
  troubles,
}) => {
  test.setTimeout(150_000);
  const seller = await member('Victor');
  const flight = trip();
  const { departureAirport: from, arrivalAirport: to } = flight;
  const listing = await seller.offerHelp(flight);
  const reporters = [
    await verifiedMember('Rosa'),
    await verifiedMember('Ravi'),
    await verifiedMember('Tunde'),
  ];
  const moderator = await member('Ines');
  const operator = await member('Olga');
  await giveRole(ownSite, moderator.email, 'moderator');
  await giveRole(ownSite, operator.email, 'operator');

  const visitor = await anotherBrowser();
  const cards = visitor.getByRole('main').getByRole('article');
  const search = `/search?from=${from}&to=${to}`;
  await visitor.goto(search);
  await expect(cards).toHaveCount(1);

  await step('Three people report it, and it is out of sight', async () => {
    for (const [network, reporter] of reporters.entries())
      await reportFrom(ownSite, reporter, listing, network + 1);
    await visitor.goto(search);
    await expect(visitor.getByText(/No .*found|no one|nobody/i).first()).toBeVisible();
    await expect(cards).toHaveCount(0);
  });

  await step('A moderator opens the desk with a passkey', async () => {
    troubles.expect(/^403 GET \/api\/desk\/me$/);
    await moderator.logInOn(page);
    await openDesk(page);
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('link', { name: 'Desk' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
  });

  await step('They take it, read the sealed copy and suspend, with the keyboard alone', async () => {
    await goDownTo(page, `Listing of ${seller.name}`);
    await page.keyboard.press('t');
    await expect(page.getByText('Taken by you.')).toBeVisible();
    await expect(page.getByText(`${from} to ${to}`)).toBeVisible();
    await page.keyboard.press('d');
    await expect(page.getByLabel('What to do')).toBeFocused();
    await page.keyboard.type('Suspend');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Spam');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await expectNotInQueue(page, `Listing of ${seller.name}`);
  });

  let appealLink = '';
  const suspended = await anotherBrowser();
  await step('Everybody hears what concerns them', async () => {
    for (const { email } of reporters)
      expect((await inbox.message(email, /looked at it/)).text).not.toContain('suspended');
    appealLink = await inbox.link(seller.email, '/appeal#');
  });

  await step('The person reads at the login until when and why', async () => {
    troubles.expect(/^403 POST \/api\/auth\/verify$/);
    await suspended.goto('/');
    await suspended
      .getByRole('button', { name: /^Log ?in$/i })
      .first()
      .click();
    const dialog = suspended.getByRole('dialog', { name: 'Login to Flight Amigo' });
    await dialog.getByLabel('Email').fill(seller.email);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Verification code').fill(await inbox.code(seller.email));
    await expect(suspended.getByText(/suspended until .* Reason: spam or advertising/).first()).toBeVisible();
  });

  await step('They appeal by the link in the mail', async () => {
    await suspended.goto(appealLink);
    await expect(suspended.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    await suspended.getByLabel('Why is it wrong?').fill('I fly there myself, and sell nothing.');
    await suspended.getByRole('button', { name: 'Ask to look again' }).click();
    await expect(suspended.getByText(/Somebody else looks at the decision again/)).toBeVisible();
  });

  const office = await anotherBrowser();
  await step('An operator, logged in with a passkey, lifts it', async () => {
    await operator.logInOn(office);
    await addPasskey(office);
    await office.context().clearCookies();
    await office.goto('/');
    await office
      .getByRole('button', { name: /^Log ?in$/i })
      .first()
      .click();
    await office.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expectToast(office, 'Login successful', 'You are now logged in');
    await office.goto('/desk');
    await office.getByRole('button', { name: `Take it Appeal of ${seller.name}` }).click();
    await expect(office.getByText('I fly there myself, and sell nothing.')).toBeVisible();
    await office.getByLabel('What the person reads').fill('You are right, and we are sorry.');
    await office.getByRole('button', { name: `Take back the decision about ${seller.name}` }).click();
    await expectNotInQueue(office, `Appeal of ${seller.name}`);
  });

  await step('The person is back', async () => {
    const back = await anotherBrowser();
    await back.goto('/');
    await back
      .getByRole('button', { name: /^Log ?in$/i })
      .first()
      .click();
    await logIn(back, seller.email);
    await expectToast(back, 'Login successful', 'You are now logged in');
  });

  await step('The log shows each step', async () => {
    await office.goto('/desk?tab=log');
    const log = office.getByRole('tabpanel');
    for (const action of [
      'Appeal granted',
      'Taken',
      'Suspended',
      'Hidden until somebody looks',
      'Role changed',
    ])
      await expect(log.getByText(action).first()).toBeVisible();
  });
});

test('the desk is not there for a member', async ({ page, member, troubles }) => {
  troubles.expect(/^404 GET \/api\/desk\/me$/);
  const ana = await member('Ana');
  await ana.logInOn(page);
  await page.goto('/desk');
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing was found here' })).toBeVisible();
});
