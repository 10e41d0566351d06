import { Injectable } from '@nestjs/common';
import type { PublicUser, VerifiedMark } from '../contract.js';

type Check = (userId: number) => Promise<boolean>;

/** What was checked about a person. Other domains register their own checks. */
@Injectable()
export class VerifiedMarks {
  private readonly checks: [VerifiedMark, Check][] = [];

  register(mark: VerifiedMark, check: Check): void {
    this.checks.push([mark, check]);
  }

  async of({ id, verified }: PublicUser): Promise<VerifiedMark[]> {
    const others = this.checks.map(async ([mark, check]) => ((await check(id)) ? [mark] : []));
    // Every account began with a code from its mailbox.
    return ['mail', ...(verified ? (['phone'] as const) : []), ...(await Promise.all(others)).flat()];
  }
}
