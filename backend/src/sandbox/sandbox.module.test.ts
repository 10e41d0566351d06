import { describe, it } from '@jest/globals';
import { inProduction } from '../testing/in-production.js';
import { startTestApp } from '../testing/test-app.js';

describe('the sandbox', () => {
  it('does not simulate Stripe where real cards are charged', async () => {
    const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = inProduction;
    const app = await startTestApp({
      env: { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET },
    });
    for (const path of ['/v1/events', '/v1/payment_intents/pi_1', '/connect/abc'])
      await app.asVisitor().get(`/sandbox/stripe${path}?key=${STRIPE_SECRET_KEY}`).expect(404);
    await app.asVisitor().post('/sandbox/stripe/bank/disputes', { charge: 'ch_1' }).expect(404);
    await app.close();
  });

  it('is absent in production', async () => {
    const app = await startTestApp({ env: inProduction });
    for (const path of [
      '',
      '/outbox',
      '/captcha/token?action=login',
      '/pages/inbox.js',
      '/outbox/stream',
      '/stripe/v1/events',
    ])
      await app.asVisitor().get(`/sandbox${path}`).expect(404);
    await app.asVisitor().delete('/sandbox/knobs').expect(404);
    await app.close();
  });
});
