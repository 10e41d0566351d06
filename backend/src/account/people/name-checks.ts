import { Injectable } from '@nestjs/common';

/** Why this user may not have the name; null if they may. Without a user: why no account may. */
type NameCheck = (name: string, userId?: number) => Promise<string | null>;

/** Where other domains register which names they refuse. */
@Injectable()
export class NameChecks {
  private readonly checks: NameCheck[] = [];

  register(check: NameCheck): void {
    this.checks.push(check);
  }

  async refusalOf(name: string, userId?: number): Promise<string | null> {
    for (const check of this.checks) {
      const refusal = await check(name, userId);
      if (refusal) return refusal;
    }
    return null;
  }
}
