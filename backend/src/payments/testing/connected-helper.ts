import { onboard } from '../../testing/stripe.js';
import type { TestApp } from '../../testing/test-app.js';
import { payoutLink, payouts } from '../contract.js';
import { makeHelper, type Person } from './fixtures.js';

type Bank = Parameters<typeof onboard>[2];

export async function onboardAtProvider(app: TestApp, helper: Person, bank?: Bank): Promise<void> {
  const reply = await (await app.as(helper)).post('/api/payouts/account').expect(200);
  await onboard(app, payoutLink.parse(reply.json()).url, bank);
}

export async function returnFromProvider(app: TestApp, helper: Person): Promise<void> {
  const reply = await (await app.as(helper)).get('/api/payouts').expect(200);
  const { account } = payouts.parse(reply.json());
  if (account !== 'ready') throw new Error(`The account is ${account}`);
}

export async function connect(app: TestApp, helper: Person, bank?: Bank): Promise<void> {
  await onboardAtProvider(app, helper, bank);
  await returnFromProvider(app, helper);
}

export async function makeConnectedHelper(app: TestApp, bank?: Bank): Promise<Person> {
  const helper = await makeHelper(app);
  await connect(app, helper, bank);
  return helper;
}
