import type { Client } from 'pg';
import { deadLetters } from '../../platform/jobs/boss.js';
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

/** What was queued at the time of the backup was sent soon after it. Nobody should get it twice. */
export async function quietQueuedMail(client: Client): Promise<QuietedJobs> {
  const buried = async (name: string) =>
    (await client.query(bury, [name, deadLetters, reason])).rowCount ?? 0;
  return { mails: await buried(mailSend.name), sms: await buried(smsSend.name) };
}
