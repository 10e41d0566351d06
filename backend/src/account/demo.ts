import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { demoPeople } from './demo-people.js';
import { UserEntity } from './people/user.entity.js';
import { readPhone } from './profile/phone.js';

const aDay = 86_400_000;

/** The travelers of a demo; seeding twice, or on two nodes at once, changes nothing. */
@Injectable()
export class AccountDemo {
  async seed(em: EntityManager): Promise<void> {
    const now = Date.now();
    const rows = demoPeople.map(({ phoneNumber, ...person }, index) => {
      const phone = phoneNumber ? readPhone(phoneNumber) : null;
      const proven = {
        phoneNumber: phone?.display ?? null,
        phoneE164: phone?.e164 ?? null,
        verified: phone !== null,
      };
      // Nobody of them came yesterday, so each may do what people who are known may do.
      const since = new Date(now - (330 + 5 * index) * aDay);
      return { ...person, ...proven, createdAt: since, publicSince: since };
    });
    await em.createQueryBuilder(UserEntity).insert(rows).onConflict().ignore().execute();
  }
}
