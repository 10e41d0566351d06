import type { TestApp } from '../../testing/test-app.js';
import { waitUntil } from './row-locks.js';

export const waitForJobs = (app: TestApp): Promise<void> =>
  waitUntil(
    app,
    `select where not exists (
       select from pgboss.job
       where name = any (array['sandbox.stripe-events', 'mail.send', 'payout.look'])
           and state in ('created', 'retry', 'active')
         or name like 'tip.%' and name <> 'tip.reconcile' and state in ('created', 'retry', 'active')
     )`,
  );
