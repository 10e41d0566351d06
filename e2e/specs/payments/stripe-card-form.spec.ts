import { expect, test as base } from '../../fixtures';
import { startSite } from '../../fixtures/site';
import { trip } from '../../fixtures/data/trip';

/** The site has keys of the real provider; the spec fakes the provider's servers. */
const test = base.extend({
  site: [
    async ({}, use) => {
      const own = await startSite({
        env: {
          STRIPE_SECRET_KEY: 'sk_test_1',
          STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
          STRIPE_WEBHOOK_SECRET: 'whsec_1',
        },
      });
      await use({ url: own.url, own });
      await own.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const program = `window.Stripe = (key) => ({
  elements: () => ({
    create: () => {
      let ready;
      return {
        on: (event, listener) => { if (event === 'ready') ready = listener; },
        mount: (box) => { box.textContent = 'The frame of ' + key; ready(); },
        destroy: () => {},
      };
    },
    submit: async () => ({}),
  }),
  retrievePaymentIntent: async () => ({
    paymentIntent: { id: 'pi_Played0001', status: 'requires_payment_method', amount: 500 },
  }),
});
window.Stripe.version = 'endive';`;

test("the provider's own form loads on every way to the page, and on no other page @own-site", async ({
  page,
  member,
}) => {
  const ana = await member('Ana');
  const { id, userId } = await ana.offerHelp(trip());
  const loaded: string[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    loaded.push(new URL(page.url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: program });
  });
  await page.route('/api/create-payment-intent', (route) =>
    route.fulfill({
      json: { clientSecret: 'pi_Played0001_secret_abc', paymentIntentId: 'pi_Played0001' },
    }),
  );

  await page.goto(`/search?type=helper&open=${id}`);
  await page.getByRole('link', { name: 'Send a Tip' }).click();
  await expect(page.getByText('The frame of pk_test_1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $5.00' })).toBeVisible();
  await expect(page.getByText(/sandbox: no real card/)).toHaveCount(0);
  expect(loaded).toEqual([`/checkout/${userId}`]);
});
