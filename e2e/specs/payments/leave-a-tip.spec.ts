import { expect, test } from '../../fixtures';
import { untilQuiet } from '../../fixtures/browser/firstView';
import { cards, payWith } from '../../fixtures/pages/card';
import { amigoDetails } from '../../fixtures/pages/details';
import type { Posted } from '../../fixtures/people/member';
import { person } from '../../fixtures/data/person';
import { expectToast } from '../../fixtures/pages/toast';
import { trip } from '../../fixtures/data/trip';

/** The address of one listing, with its details open. */
const detailsOf = ({ id }: Posted) => `/search?type=helper&open=${id}`;

test('a guest opens the checkout from the details and tips a helper @phone', async ({
  page,
  verifiedMember,
  inbox,
}) => {
  const ana = await verifiedMember('Ana');
  const listing = await ana.offerHelp(trip());
  const { email } = person('ravi');

  await page.goto(detailsOf(listing));
  await amigoDetails(page).getByRole('link', { name: 'Send a Tip' }).click();
  await expect(page.getByRole('heading', { name: 'Leave a Tip' })).toBeVisible();
  await expect(page).toHaveTitle('Flight Amigo - Checkout');
  await expect(page.getByText(`Supporting ${ana.name} for their help`)).toBeVisible();
  await expect(page.getByText('This is a sandbox: no real card is charged')).toBeVisible();
  await page.getByLabel('Message to Ana').fill('You found my father at the wrong gate.');
  await page.getByLabel('Email for the receipt').fill(email);
  await payWith(page, cards.pays);

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page).toHaveTitle('Flight Amigo - Payment Success');
  await expect(page.getByText(`Thank you for your tip to ${ana.name}!`)).toBeVisible();
  await expect(page.getByText('Your tip has been successfully recorded!')).toBeVisible();
  await expect(page.locator('dd')).toHaveText(['$5.00', 'Succeeded', /^\w{3} \d{1,2}, \d{4}$/]);
  expect(page.url()).not.toContain('secret');

  await inbox.message(email, /\$5\.00/);
  const told = await inbox.message(ana.email, /\$5\.00/);
  expect(told.text).toContain('There are a few words with it');

  await page.reload();
  await expect(page.getByText('Your tip has been successfully recorded!')).toBeVisible();
});

test('a member tips a helper on the tip page after a declined card', async ({ page, member, troubles }) => {
  troubles.expect(/^402 POST \/sandbox\/stripe\//);
  const ana = await member('Ana');
  const { userId } = await ana.offerHelp(trip());
  const ravi = await member('Ravi');
  await ravi.logInOn(page);

  await page.goto(`/tip/${userId}`);
  await expect(page).toHaveTitle('Flight Amigo - Tip Payment');
  await expect(page.getByLabel('Amount')).toHaveValue('15');
  await page.getByRole('button', { name: '$20' }).click();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await payWith(page, cards.isDeclined);
  await expectToast(page, 'Payment failed', 'Your card was declined.');
  await expect(
    page.getByText('Nothing has been charged. You can try again, or use another card.'),
  ).toBeVisible();

  await payWith(page, cards.pays);
  await expectToast(page, 'Payment successful', 'Your tip has been sent successfully');
  await expect(page).toHaveURL('/messages');
});

test("the bank's extra step can be refused and completed @phone", async ({ page, member, troubles }) => {
  troubles.expect(/^402 POST \/sandbox\/stripe\//);
  const ana = await member('Ana');
  const { userId } = await ana.offerHelp(trip());
  await page.goto(`/checkout/${userId}?amount=25`);

  await payWith(page, cards.asks);
  const question = page.getByRole('heading', { name: 'Your bank asks: is this you?' });
  await expect(question).toBeFocused();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.getByRole('button', { name: 'No, stop it' }).click();
  await expectToast(
    page,
    'Payment failed',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  );

  await payWith(page, cards.asks);
  await page.getByRole('button', { name: 'Yes, confirm the payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.locator('dd').first()).toHaveText('$25.00');
});

test('a tip arrives although the tab is closed after paying', async ({
  page,
  anotherBrowser,
  member,
  inbox,
}) => {
  const ana = await member('Ana');
  const { userId } = await ana.offerHelp(trip());
  const ravi = await member('Ravi');
  await ravi.logInOn(page);

  // The provider charges the card, and the tab is closed before the response.
  await page.route(/\/v1\/payment_intents\/\w+\/confirm$/, async (route) => {
    await route.fetch();
    await page.close();
  });
  await page.goto(`/tip/${userId}?amount=10`);
  await payWith(page, cards.pays).catch((error: unknown) => expect(String(error)).toMatch(/closed/));

  await inbox.message(ana.email, /\$10\.00/);
  await inbox.message(ravi.email, /\$10\.00/);
  const later = await anotherBrowser();
  await ravi.logInOn(later);
  const { status, amount } = (await (await later.request.get('/api/tips?direction=sent')).json())[0];
  expect({ status, amount }).toEqual({ status: 'succeeded', amount: 10 });
});

test('reloading after paying does not ask to pay again', async ({ page, member, troubles }) => {
  const ana = await member('Ana');
  const { userId } = await ana.offerHelp(trip());
  troubles.expect(/ERR_FAILED|ERR_ABORTED/);

  // Paid, but the connection broke before the response.
  await page.route(/\/v1\/payment_intents\//, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  await page.goto(`/checkout/${userId}?amount=5`);
  await payWith(page, cards.pays);
  await expectToast(page, 'Payment error', 'An unexpected error occurred');

  await page.unroute(/\/v1\/payment_intents\//);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText(`Thank you for your tip to ${ana.name}!`)).toBeVisible();
  await page.getByRole('button', { name: 'Send another tip' }).click();
  await expect(page.getByRole('button', { name: 'Pay $5.00' })).toBeVisible();
});

test('Back leads from the card to the amount, and from there to the page before', async ({
  page,
  member,
}) => {
  const ana = await member('Ana');
  const { userId } = await ana.offerHelp(trip());
  await (await member('Ravi')).logInOn(page);
  await page.goto('/search');
  await page.goto(`/tip/${userId}`);
  await page.getByLabel('Amount').fill('42');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('button', { name: 'Pay $42.00' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pay $42.00' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Amount')).toHaveValue('42');
  await page.goBack();
  await expect(page).toHaveURL('/search');
});

test('the client secret leaves the address, and no request sends it as referrer', async ({
  page,
  troubles,
}) => {
  troubles.expect(/^404 /);
  const secret = 'pi_Unknown0001_secret_abcdef';
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['referer']?.includes('secret')) told.push(request.url());
  });
  await page.goto(`/checkout/success?payment_intent=pi_Unknown0001&payment_intent_client_secret=${secret}`);
  await expect(page.getByText('Could not retrieve payment information')).toBeVisible();
  await expect(page).toHaveURL('/checkout/success?payment_intent=pi_Unknown0001');
  await untilQuiet(page);
  expect(told).toEqual([]);
});

test('some people cannot receive tips', async ({ page, member, troubles }) => {
  troubles.expect(/^40[04] GET \/api\/tips\/recipients\//);
  const ravi = await member('Ravi');
  await ravi.logInOn(page);
  await page.goto('/tip/999999999');
  await expect(page.getByRole('heading', { name: 'User Not Found' })).toBeVisible();
  await expect(page.getByText('The user you are trying to tip does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'Find Companions' }).click();
  await expect(page).toHaveURL('/search');

  const { userId } = await ravi.offerHelp(trip());
  await page.goto(`/tip/${userId}`);
  await expect(page.getByRole('heading', { name: 'You cannot tip yourself' })).toBeVisible();
});
