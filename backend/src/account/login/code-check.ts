import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Limits } from '../../platform/limits/limits.js';
import { Codes, type CodePurpose } from './codes.js';
import { linkStillWorks, tooManyTries, wrongCode } from './refusals.js';
import { SweepBudget } from './sweep-budget.js';

const triesPerAttempt = 5;

/** A try at a code that has been counted; nothing has been compared yet. */
export interface Try {
  id: string;
  /** Whose wrong codes are counted together: an email, or the account that verifies its phone. */
  person: string;
  destination: string;
  codeHash: Buffer;
  tries: number;
  isLive: boolean;
}

export interface Guess {
  code: string;
  purpose: CodePurpose;
  ip: string;
  /** Counts a try at the attempt that is guessed at; null when there is none. */
  count: () => Promise<Try | null>;
}

/** Whether a code is right. A guess is counted first and compared then, so tries at once gain nothing. */
@Injectable()
export class CodeCheck {
  private readonly triesAllowed: number;

  constructor(
    private readonly codes: Codes,
    private readonly limits: Limits,
    private readonly sweep: SweepBudget,
    @Inject(CONFIG) config: Config,
  ) {
    this.triesAllowed = Math.ceil(triesPerAttempt * config.limitsScale);
  }

  async check({ code, purpose, ip, count }: Guess): Promise<Try> {
    const isLogin = purpose === 'login';
    const advice = isLogin ? linkStillWorks : undefined;
    // The address pays before all others, so that one address cannot spend what everybody shares.
    await this.limits.take('wrong-code.address', { ip }, advice);
    const attempt = await count();
    if (!attempt) throw wrongCode();
    if (attempt.tries > this.triesAllowed) throw tooManyTries(purpose);

    const account = `${purpose}:${attempt.person}`;
    await this.limits.take('wrong-code', { account }, advice);
    // Logins only: a sweep must not block phone verification or a fresh proof.
    if (isLogin) await this.sweep.take();
    if (!this.codes.fits(attempt.codeHash, code, purpose, attempt.id)) {
      if (isLogin) await this.sweep.wasWrong();
      throw wrongCode();
    }
    if (isLogin) await this.sweep.wasRight();
    await this.limits.giveBack('wrong-code', { account });
    await this.limits.giveBack('wrong-code.address', { ip });
    if (!attempt.isLive) throw wrongCode();
    return attempt;
  }
}
