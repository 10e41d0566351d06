import { Inject, Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { CircuitBreaker } from '../outbound/circuit-breaker.js';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { fitsThePage } from './fits-the-page.js';
import { verifyToken, type Verdict } from './siteverify.js';

/** Sent by pages that got no token in time. */
export const fallbackToken = 'bot-check-unavailable';

/** suspect: the provider thinks that it is a bot. unproven: the check did not work. */
export type BotCheck = 'human' | 'suspect' | 'unproven';

interface Claim {
  token: string;
  action: string;
  ip: string;
}

/** An outage of the provider does not fail the request. */
@Injectable()
export class Captcha {
  private readonly log = new Logger('Captcha');
  private readonly breaker = new CircuitBreaker('The bot-check', { after: 3, restMs: 10_000 });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
  ) {}

  async check({ token, action, ip }: Claim): Promise<BotCheck> {
    if (token === fallbackToken) return 'unproven';
    let verdict: Verdict;
    try {
      verdict = await this.breaker.run(() => verifyToken(this.config.captcha, token, ip));
    } catch (error) {
      this.log.warn(`The bot-check failed: ${(error as Error).message}`);
      return 'unproven';
    }
    const isHuman =
      verdict.success &&
      verdict.action === action &&
      verdict.score >= this.config.captcha.minScore &&
      fitsThePage(verdict.hostname, this.config.publicUrl) &&
      (await this.isFreshAndFirst(token, verdict.challenge_ts));
    return isHuman ? 'human' : 'suspect';
  }

  /** The provider promises both, but this server does not rely on it. */
  private async isFreshAndFirst(token: string, issuedAt: string): Promise<boolean> {
    const used = await this.database.query<{ fresh: boolean }>(
      'captcha-use',
      `with forgotten as (delete from captcha_use where used_at < now() - interval '10 minutes')
       insert into captcha_use (token_hash) values ($1) on conflict do nothing
       returning now() - $2::timestamptz < interval '125 seconds' as fresh`,
      [createHash('sha256').update(token).digest(), issuedAt],
    );
    return used[0]?.fresh ?? false;
  }
}
