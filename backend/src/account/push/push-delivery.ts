import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Jobs, type Attempt } from '../../platform/jobs/jobs.js';
import { PushFailure, PushSender, type Push, type PushDevice } from '../../platform/push/push-sender.js';
import { keyedHashes, open } from '../../platform/secrets/sealing.js';
import { expiredSession } from '../sessions/session-user.js';
import { pushPurpose, pushSend, shownNotification } from './push.job.js';

const find = `
  select p.endpoint, p.p256dh, p.auth from push_subscription p
  join session s on s.id = p.session_id and not (${expiredSession})
  where p.id = $1`;

// Unless the browser has subscribed again meanwhile.
const forget = `delete from push_subscription where id = $1 and endpoint = $2`;
/** Browsers of releases that did not store the key had the present one, as the service has just confirmed. */
const mark = `update push_subscription set last_ok_at = now(), vapid_key = coalesce(vapid_key, $2) where id = $1`;

type Sending = z.infer<typeof pushSend.schema>;

const maxPostponed = 6;

@Injectable()
export class PushDelivery implements OnModuleInit {
  private readonly log = new Logger('Push');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly sender: PushSender,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(pushSend, (sending, attempt) => this.deliver(sending, attempt));
  }

  private async deliver(sending: Sending, attempt: Attempt) {
    const { subscription, sealed, urgency, notAfter, postponed = 0 } = sending;
    const ttl = Math.floor((Date.parse(notAfter) - Date.now()) / 1000);
    const [device] = await this.database.query<Row>('push-find', find, [subscription]);
    if (!device || ttl <= 0) return;
    const shown = shownNotification.parse(open(this.config.secrets, pushPurpose, sealed));
    const topic = this.topicOf(shown.options.tag);
    try {
      await this.send(subscription, device, { payload: JSON.stringify(shown), ttl, urgency, topic });
    } catch (error) {
      const wait = error instanceof PushFailure ? error.retryAfterSeconds : undefined;
      if (wait !== undefined && wait < ttl && postponed < maxPostponed)
        return this.postpone({ ...sending, postponed: postponed + 1 }, attempt, wait);
      if (attempt.retry < pushSend.options.retries && (wait ?? 0) < ttl) throw error;
      // A client can register a service that never responds, so this needs no action by the operator.
      this.log.warn(`A push was given up: ${(error as Error).message}`);
    }
  }

  private postpone(sending: Sending, { id }: Attempt, startAfterSeconds: number): Promise<void> {
    return this.jobs.enqueue(null, pushSend, sending, { startAfterSeconds, key: id });
  }

  private async send(id: number, device: PushDevice, push: Push): Promise<void> {
    const outcome = await this.sender.send(device, push);
    if (outcome === 'gone') await this.database.query('push-forget', forget, [id, device.endpoint]);
    if (outcome === 'sent')
      await this.database.query('push-mark', mark, [id, this.config.push?.publicKey ?? null]);
  }

  /** The push service sees it: it must not say which page is meant. */
  private topicOf(tag: string): string {
    const [hash] = keyedHashes(this.config.secrets, tag);
    return hash?.toString('base64url').slice(0, 32) ?? '';
  }
}

type Row = PushDevice & Record<string, unknown>;
