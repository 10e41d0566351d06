import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { CircuitBreaker } from '../outbound/circuit-breaker.js';
import { FetchRefusal } from '../outbound/public-connection.js';
import { PublicPost, type PostAnswer } from '../outbound/public-post.js';
import { secondsUntilRetry } from '../outbound/retry-after.js';
import { isOfSandbox } from './push-endpoint.js';
import { PushFigures, type PushOutcome } from './push-figures.js';

export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Push {
  payload: string;
  /** How many seconds the service keeps it for a device that is off. */
  ttl: number;
  urgency: 'normal' | 'high';
  /** A newer push replaces an older one of the same topic that still waits: 32 letters at most. */
  topic: string;
}

const timeoutMs = 5_000;
const maxHosts = 1_000;

/** Loaded on first use: a site may have no device to send to. */
const library = () => import('web-push');

/** It may succeed later. */
export class PushFailure extends Error {
  constructor(
    status: number,
    /** As long as the service wants to be left alone, if it says so. */
    readonly retryAfterSeconds?: number,
  ) {
    super(`The push service answered ${status}`);
  }
}

/** Encrypts for one device and sends it to the push service of its browser, whose address the client chose. */
@Injectable()
export class PushSender {
  /** By host, so that one that hangs delays no push of others. */
  private readonly breakers = new Map<string, CircuitBreaker>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly figures: PushFigures,
    private readonly post: PublicPost,
  ) {}

  /** Throws when it may succeed later. */
  async send(device: PushDevice, push: Push): Promise<Exclude<PushOutcome, 'failed'>> {
    try {
      const { host } = new URL(device.endpoint);
      const outcome = await this.breakerOf(host).run(() => this.sendOnce(device, push));
      this.figures.ended(outcome);
      return outcome;
    } catch (error) {
      this.figures.ended('failed');
      throw error;
    }
  }

  private async sendOnce({ endpoint, p256dh, auth }: PushDevice, { payload, ttl, ...rest }: Push) {
    if (!this.config.push) return 'refused';
    const { generateRequestDetails } = (await library()).default;
    const subscription = { endpoint, keys: { p256dh, auth } };
    const { headers, body } = generateRequestDetails(subscription, payload, {
      ...rest,
      TTL: ttl,
      vapidDetails: this.config.push,
      contentEncoding: 'aes128gcm',
    });
    try {
      return outcomeOf(await this.answerOf(endpoint, headers, body));
    } catch (error) {
      if (error instanceof FetchRefusal) return 'refused';
      throw error;
    }
  }

  private async answerOf(
    endpoint: string,
    headers: Record<string, string>,
    body: Buffer,
  ): Promise<PostAnswer> {
    if (!isOfSandbox(this.config, endpoint)) return this.post.send(endpoint, { headers, body, timeoutMs });
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = { method: 'POST', headers, body: new Uint8Array(body), redirect: 'manual', signal } as const;
    const answered = await fetch(endpoint, sent);
    return { status: answered.status, retryAfter: answered.headers.get('retry-after') ?? undefined };
  }

  private breakerOf(host: string): CircuitBreaker {
    const known = this.breakers.get(host);
    if (known) return known;
    if (this.breakers.size >= maxHosts) this.breakers.clear();
    const breaker = new CircuitBreaker(`Push at ${host}`, { after: 5, restMs: 60_000 });
    this.breakers.set(host, breaker);
    return breaker;
  }
}

function outcomeOf({ status, retryAfter }: PostAnswer): 'sent' | 'gone' | 'refused' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new PushFailure(status, secondsUntilRetry(retryAfter));
  return 'refused';
}
