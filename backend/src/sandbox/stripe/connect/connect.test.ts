import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Stripe } from 'stripe';
import { onboard, stripeOf } from '../../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

let app: TestApp;
let stripe: Stripe;
beforeAll(async () => {
  app = await startTestApp();
  stripe = stripeOf(app);
});
afterAll(() => app.close());

const controller = {
  fees: { payer: 'application' },
  losses: { payments: 'application' },
  requirement_collection: 'stripe',
  stripe_dashboard: { type: 'express' },
} as const;
const open = () =>
  stripe.accounts.create({
    type: 'express',
    capabilities: { transfers: { requested: true }, card_payments: { requested: true } },
    metadata: { userId: 7 },
  });
const returnUrl = () => `${app.config.publicUrl}/profile?payouts=done`;
const refreshUrl = () => `${app.config.publicUrl}/profile?payouts=again`;

async function linkFor(account: string): Promise<string> {
  const { url } = await stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    return_url: returnUrl(),
    refresh_url: refreshUrl(),
  });
  return url;
}

describe('a helper’s account at the sandbox Stripe', () => {
  it('is ready after its owner completes Stripe’s page', async () => {
    const { id, ...account } = await open();
    expect(account).toMatchObject({
      type: 'express',
      details_submitted: false,
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      metadata: { userId: '7' },
    });
    expect(await onboard(app, await linkFor(id))).toBe(returnUrl());
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      details_submitted: true,
      payouts_enabled: true,
      capabilities: { transfers: 'active' },
      requirements: { currently_due: [] },
    });
    const [event] = (await stripe.events.list({ type: 'account.updated' })).data;
    expect(event).toMatchObject({
      account: id,
      data: {
        object: { id, payouts_enabled: true },
        previous_attributes: { payouts_enabled: false, details_submitted: false },
      },
    });
  });

  it('can also be created with controller settings, and is always of the one type we use', async () => {
    const account = await stripe.accounts.create({ controller });
    expect(account).toMatchObject({ country: 'US', controller: { stripe_dashboard: { type: 'express' } } });
    await expect(stripe.accounts.create({ type: 'standard' })).rejects.toMatchObject({ param: 'type' });
    await expect(stripe.accounts.create({ type: 'express', controller })).rejects.toMatchObject({
      param: 'type',
    });
    await expect(
      stripe.accounts.create({ controller: { stripe_dashboard: { type: 'express' } } }),
    ).rejects.toMatchObject({ param: 'controller' });
  });

  const transfers = { transfers: { requested: true } };
  const recipient = { service_agreement: 'recipient' } as const;
  it.each([
    ['a country without payouts', { country: 'IN', capabilities: transfers }, /not currently supported/],
    ['transfers alone, at home', { country: 'US', capabilities: transfers }, /needs approval for accounts/],
    ['recipients at home', { country: 'US', tos_acceptance: recipient }, /recipient ToS agreement/],
    [
      'recipients who take cards',
      { country: 'DE', tos_acceptance: recipient, capabilities: { card_payments: { requested: true } } },
      /card_payments/,
    ],
  ])('refuses %s, as Stripe does', async (_what, wanted, words) => {
    await expect(stripe.accounts.create({ controller, ...wanted })).rejects.toThrow(words);
  });

  it('accepts money abroad only under the recipient agreement', async () => {
    const abroad = { controller, country: 'DE' };
    const capabilities = { ...transfers, card_payments: { requested: true } };
    const full = await stripe.accounts.create({ ...abroad, capabilities });
    const asRecipient = await stripe.accounts.create({
      ...abroad,
      capabilities: transfers,
      tos_acceptance: recipient,
    });
    for (const { id } of [full, asRecipient]) await onboard(app, await linkFor(id));
    const paid = await stripe.paymentIntents.create({
      amount: 2000,
      currency: 'usd',
      payment_method: 'pm_card_bypassPending',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    expect(paid.status).toBe('succeeded');
    const transfer = { amount: 1000, currency: 'usd' };
    await expect(stripe.transfers.create({ ...transfer, destination: full.id })).rejects.toThrow(
      /under the `full` service agreement/,
    );
    await stripe.transfers.create({ ...transfer, destination: asRecipient.id });
  });

  it('stays closed with a bank that is not accepted', async () => {
    const { id } = await open();
    await onboard(app, await linkFor(id), 'unverified');
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      details_submitted: true,
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      requirements: { currently_due: ['external_account'] },
    });
  });

  it('can be closed', async () => {
    const { id } = await open();
    expect(await stripe.accounts.del(id)).toMatchObject({ id, deleted: true });
    await expect(stripe.accounts.retrieve(id)).rejects.toMatchObject({ code: 'account_invalid' });
  });
});

describe('Stripe’s page for helpers', () => {
  const path = (url: string) => new URL(url).pathname;
  const send = (url: string, form: Record<string, string>) =>
    app.asVisitor().send('POST', path(url), new URLSearchParams(form).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });

  it('says that it is the sandbox, has one form, and a way back', async () => {
    const { text, headers } = await app
      .asVisitor()
      .get(path(await linkFor((await open()).id)))
      .expect(200);
    expect(text).toContain('This is the sandbox');
    expect(text.match(/<form/g)).toHaveLength(1);
    expect(text).toContain(`href="${returnUrl()}"`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('works once; a second visit leads to a new link', async () => {
    const url = await linkFor((await open()).id);
    await app.asVisitor().get(path(url)).expect(200);
    const again = await app.asVisitor().get(path(url)).expect(303);
    expect(again.headers.location).toBe(refreshUrl());
  });

  it('expires after five minutes', async () => {
    const url = await linkFor((await open()).id);
    await app.database.query(
      'test-old-links',
      `update sandbox_stripe_link set created_at = created_at - interval '301 seconds'`,
    );
    const late = await app.asVisitor().get(path(url)).expect(303);
    expect(late.headers.location).toBe(refreshUrl());
  });

  it('requires a name before it accepts the form', async () => {
    const { id } = await open();
    const url = await linkFor(id);
    await app.asVisitor().get(path(url)).expect(200);
    const { text } = await send(url, { name: '  ', bank: 'good' }).expect(400);
    expect(text).toContain('Please enter your name');
    expect(await stripe.accounts.retrieve(id)).toMatchObject({ details_submitted: false });
    await send(url, { name: 'Maria', bank: 'good' }).expect(303);
  });

  it('answers an unknown link with 404', async () => {
    const lost = await app.asVisitor().get('/sandbox/stripe/connect/invented').expect(404);
    expect(lost.text).toContain('href="/profile"');
    await send('http://localhost/sandbox/stripe/connect/invented', { name: 'M', bank: 'good' }).expect(404);
  });

  it('accepts only web addresses to return to', async () => {
    const account = (await open()).id;
    const bad = stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      return_url: 'javascript:alert(1)',
      refresh_url: refreshUrl(),
    });
    await expect(bad).rejects.toMatchObject({ param: 'return_url' });
  });
});
