import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { demoPeople } from './demo-people.js';
import { UserEntity } from './people/user.entity.js';
import { readPhone } from './people/phone.js';

const dayMs = 86_400_000;

@Injectable()
export class AccountDemo {
  async seed(em: EntityManager): Promise<void> {
    const now = Date.now();
    const rows = demoPeople.map(({ phoneNumber, ...person }, index) => {
      const phone = phoneNumber ? readPhone(phoneNumber) : null;
      const verification = {
        phoneNumber: phone?.display ?? null,
        phoneE164: phone?.e164 ?? null,
        verified: phone !== null,
      };
      // Old accounts, so that the limits for new accounts do not apply.
      const since = new Date(now - (330 + 5 * index) * dayMs);
      return { ...person, ...verification, createdAt: since, publicSince: since };
    });
    await em.createQueryBuilder(UserEntity).insert(rows).onConflict().ignore().execute();
  }
}
