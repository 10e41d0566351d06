import { Inject, Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { CircuitBreaker } from '../outbound/circuit-breaker.js';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { fitsThePage } from './fits-the-page.js';
import { askProvider, type Verdict } from './siteverify.js';

/** What the page sends when the bot-check gave it no token in time. */
export const fallbackToken = 'bot-check-unavailable';

/** suspect: the provider speaks against it. unproven: nobody could tell. */
export type BotCheck = 'human' | 'suspect' | 'unproven';

interface Claim {
  token: string;
  /** What the page said it was about to do when it asked for the token. */
  action: string;
  ip: string;
}

/** Asks the bot-check's provider about a token. Its being down takes nothing down with it. */
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
      verdict = await this.breaker.run(() => askProvider(this.config.captcha, token, ip));
    } catch (error) {
      this.log.warn(`The bot-check cannot be asked: ${(error as Error).message}`);
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

  /** The provider promises both; our own memory does not depend on it. */
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
