import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';

export interface TokenWish {
  action: string;
  /** Tests choose the verdict: a bot's score, a foreign page, an old token. */
  score: number;
  hostname?: string;
  ageSeconds: number;
}

export const tokenShape = /^[\w-]{32}$/;

interface Verdict {
  action: string;
  hostname: string;
  score: number;
  challenge_ts: string;
}

/** A token works once, for two minutes, for one action. */
@Injectable()
export class CaptchaTokens {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
  ) {}

  async issue({ action, score, hostname, ageSeconds }: TokenWish): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    await this.database.query(
      'sandbox.issue-token',
      `with forgotten as (
         delete from sandbox_captcha_token where issued_at < now() - interval '1 hour'
       )
       insert into sandbox_captcha_token (token, action, hostname, score, issued_at)
       values ($1, $2, $3, $4, now() - make_interval(secs => $5))`,
      [token, action, hostname ?? new URL(this.config.publicUrl).hostname, score, ageSeconds],
    );
    return token;
  }

  /** Undefined for a token that is unknown, expired or already used. */
  async redeem(token: string): Promise<Verdict | undefined> {
    const [verdict] = await this.database.query<Verdict>(
      'sandbox.redeem-token',
      `update sandbox_captcha_token set used_at = now()
       where token = $1 and used_at is null and issued_at > now() - interval '2 minutes'
       returning action, hostname, score,
         to_char(issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as challenge_ts`,
      [token],
    );
    return verdict;
  }
}
