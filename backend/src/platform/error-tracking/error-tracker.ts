import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import type { LogProblem } from '../observe/nest-log.js';
import { envelope } from './envelope.js';

const timeoutMs = 5_000;
/** In an outage every request fails: enough to see it, not enough to spend a quota. */
const maxPerMinute = 60;
const restMs = 60_000;

/** Forwards what the log calls a problem to a service that speaks Sentry's protocol. */
export class ErrorTracker {
  private readonly sending = new Set<Promise<void>>();
  private minute = { began: 0, count: 0 };
  private restUntil = 0;

  constructor(
    private readonly service: NonNullable<Config['errorTracker']>,
    private readonly environment: string,
    /** Not Nest's logger, whose problems come here again. */
    private readonly log: Logger,
  ) {}

  report(problem: LogProblem): void {
    if (!this.maySend()) return;
    const sent: Promise<void> = this.send(envelope(problem, this.environment))
      .catch((error: unknown) => this.rest(restMs, String(error)))
      .finally(() => this.sending.delete(sent));
    this.sending.add(sent);
  }

  async close(): Promise<void> {
    await Promise.all(this.sending);
  }

  private maySend(): boolean {
    const now = performance.now();
    if (now < this.restUntil) return false;
    if (now - this.minute.began > 60_000 || !this.minute.began) this.minute = { began: now, count: 0 };
    this.minute.count += 1;
    return this.minute.count <= maxPerMinute;
  }

  private async send(body: string): Promise<void> {
    const { url, key } = this.service;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=flight-amigo/1.0, sentry_key=${key}`,
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const seconds = Number(response.headers.get('retry-after')) || restMs / 1_000;
    this.rest(seconds * 1_000, `it answered ${response.status}`);
  }

  private rest(milliseconds: number, reason: string): void {
    this.restUntil = performance.now() + milliseconds;
    this.log.warn({ speaker: 'ErrorTracker' }, `Errors are not forwarded for a while: ${reason}`);
  }
}
