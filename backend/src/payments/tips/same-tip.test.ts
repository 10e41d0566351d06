import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeHelper } from '../testing/fixtures.js';
import { beginTip, confirm, rowOf, reportPaid } from '../testing/tipping.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

describe('the checkout of a tip', () => {
  it('sets up the same tip again when a guest reloads the page', async () => {
    const helper = await makeHelper(app);
    const form = { amount: 5, recipientId: helper.id, clientKey: randomUUID() };
    const first = await beginTip(app.asVisitor(), form);
    expect(await beginTip(app.asVisitor(), form)).toEqual(first);
  });

  it('can change the message of a tip until it is paid', async () => {
    const helper = await makeHelper(app);
    const guest = app.asVisitor();
    const form = { amount: 5, recipientId: helper.id, clientKey: randomUUID() };
    const first = await beginTip(guest, form);
    expect(await beginTip(guest, { ...form, message: 'Thank you for waiting!' })).toEqual(first);
    expect(await rowOf(app, first)).toMatchObject({ message: 'Thank you for waiting!' });

    await confirm(guest, first);
    await reportPaid(guest, first).expect(200);
    expect(await beginTip(guest, { ...form, message: 'Something else' })).toEqual(first);
    expect(await rowOf(app, first)).toMatchObject({ message: 'Thank you for waiting!' });
  });
});
