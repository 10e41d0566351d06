import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { demoPeople } from './demo-people.js';
import { DemoPictures } from './demo-pictures.js';
import { UserEntity } from './people/user.entity.js';
import { readPhone } from './people/phone.js';

const dayMs = 86_400_000;

@Injectable()
export class AccountDemo {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pictures: DemoPictures,
  ) {}

  async seed(em: EntityManager): Promise<void> {
    const now = Date.now();
    const known = await this.known(em);
    const rows = demoPeople.flatMap(({ phoneNumber, ...person }, index) => {
      if (known.has(person.email)) return [];
      const phone = phoneNumber ? readPhone(phoneNumber) : null;
      const verification = {
        phoneNumber: phone?.display ?? null,
        phoneE164: phone?.e164 ?? null,
        verified: phone !== null,
      };
      // Old accounts, so that the limits for new accounts do not apply.
      const since = new Date(now - (330 + 5 * index) * dayMs);
      return { ...person, ...verification, createdAt: since, publicSince: since, rulesAgreedAt: since };
    });
    if (rows.length) await em.createQueryBuilder(UserEntity).insert(rows).onConflict().ignore().execute();
    // Tests draw when they are about it.
    if (this.config.appEnv !== 'test') await em.transactional((inner) => this.pictures.drawLater(inner));
  }

  private async known(em: EntityManager): Promise<Set<string>> {
    const emails = demoPeople.map(({ email }) => email);
    const find = 'select email from "user" where email in (?)';
    return new Set((await em.execute<{ email: string }[]>(find, [emails])).map(({ email }) => email));
  }
}
