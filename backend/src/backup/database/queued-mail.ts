import type { Client } from 'pg';
import { deadLetters } from '../../platform/jobs/boss.js';
import { replayMark } from '../../platform/jobs/replay.js';
import { mailSend } from '../../platform/mail/mail.job.js';
import { smsSend } from '../../platform/sms/sms.job.js';

export interface QuietedJobs {
  mails: number;
  sms: number;
}

const reason = 'It was queued when the backup was made, so it has probably been sent since';

/** As dead letters they can be read and, one by one, sent all the same. */
const bury = `
  update pgboss.job set name = $2, state = 'created', dead_letter = null, completed_on = null, started_on = null,
    heartbeat_on = null, retry_count = 0, singleton_key = null, singleton_on = null,
    source_name = name, source_id = id, source_created_on = created_on, source_retry_count = retry_count,
    source_output = jsonb_build_object('message', $3::text), source_root_id = coalesce(source_root_id, id),
    keep_until = now() + interval '90 days'
  where name = $1 and state in ('created', 'retry', 'active')`;

const mark = `
  update pgboss.job set data = coalesce(data, '{}') || $1::jsonb where state in ('created', 'retry', 'active') and name <> $2`;

/** Before any other run of theirs, with everything that fell due since the backup. */
const replaySchedules = `
  insert into pgboss.job (name, data, priority, policy, retry_limit, retry_delay)
  select s.name, $1::jsonb, 100, q.policy, q.retry_limit, q.retry_delay
  from pgboss.schedule s join pgboss.queue q on q.name = s.name`;

/**
 * What was queued, or fell due since, was probably sent before the loss, and must not be sent twice: queued mails become
 * dead letters, and all other jobs run once without sending anything.
 */
export async function quietQueuedMail(client: Client): Promise<QuietedJobs> {
  const buried = async (name: string) =>
    (await client.query(bury, [name, deadLetters, reason])).rowCount ?? 0;
  const quieted = { mails: await buried(mailSend.name), sms: await buried(smsSend.name) };
  await client.query(mark, [replayMark, deadLetters]);
  await client.query(replaySchedules, [replayMark]);
  return quieted;
}
