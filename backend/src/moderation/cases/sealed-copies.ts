import { Injectable } from '@nestjs/common';
import { open, seal } from '../../platform/secrets/sealing.js';
import { StoredKeys } from '../../platform/secrets/stored-keys.js';
import { PeopleService } from '../../account/index.js';
import { Evidence, type Reported } from './evidence.js';

const purpose = 'report evidence';

/** Copies of what the desk looks at, which outlive the accounts of their authors. */
@Injectable()
export class SealedCopies {
  constructor(
    private readonly evidence: Evidence,
    private readonly people: PeopleService,
    private readonly storedKeys: StoredKeys,
  ) {}

  /** With what the caller has of it already. */
  async seal(about: Reported, known: Record<string, unknown> = {}): Promise<string> {
    const [[person], rest] = await Promise.all([
      this.people.find([about.reportedId], { former: true }),
      this.evidence.collect(about),
    ]);
    return seal(await this.storedKeys.key(purpose), purpose, { person, ...rest, ...known });
  }

  async open(copy: string): Promise<unknown> {
    return open(await this.storedKeys.key(purpose), purpose, copy);
  }
}
