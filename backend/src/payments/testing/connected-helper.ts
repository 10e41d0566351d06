import { onboard } from '../../testing/stripe.js';
import type { TestApp } from '../../testing/test-app.js';
import { payoutLink, payouts } from '../contract.js';
import { makeHelper, type Person } from './fixtures.js';

export async function onboardAtProvider(app: TestApp, helper: Person): Promise<void> {
  const reply = await (await app.as(helper)).post('/api/payouts/account').expect(200);
  await onboard(app, payoutLink.parse(reply.json()).url);
}

export async function returnFromProvider(app: TestApp, helper: Person): Promise<void> {
  const reply = await (await app.as(helper)).get('/api/payouts').expect(200);
  const { account } = payouts.parse(reply.json());
  if (account !== 'ready') throw new Error(`The account is ${account}`);
}

export async function connect(app: TestApp, helper: Person): Promise<void> {
  await onboardAtProvider(app, helper);
  await returnFromProvider(app, helper);
}

export async function makeConnectedHelper(app: TestApp): Promise<Person> {
  const helper = await makeHelper(app);
  await connect(app, helper);
  return helper;
}
