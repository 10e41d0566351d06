import type { TestApp } from '../../testing/test-app.js';
import { until } from './row-locks.js';

/** Waits until every job about tips and their mails is done, with all the jobs that follow from it. */
export const quiet = (app: TestApp): Promise<void> =>
  until(
    app,
    `select where not exists (
       select from pgboss.job
       where name = any (array['sandbox.stripe-events', 'mail.send', 'payout.look'])
           and state in ('created', 'retry', 'active')
         or name like 'tip.%' and name <> 'tip.reconcile' and state in ('created', 'retry', 'active')
     )`,
  );
