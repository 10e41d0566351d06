import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { demoPeople } from './demo-people.js';
import { UserEntity } from './people/user.entity.js';
import { readPhone } from './profile/phone.js';

/** The travelers of a demo; seeding twice, or on two nodes at once, changes nothing. */
@Injectable()
export class AccountDemo {
  async seed(em: EntityManager): Promise<void> {
    const rows = demoPeople.map(({ phoneNumber, ...person }) => {
      const phone = phoneNumber ? readPhone(phoneNumber) : null;
      const proven = {
        phoneNumber: phone?.display ?? null,
        phoneE164: phone?.e164 ?? null,
        verified: phone !== null,
      };
      return { ...person, ...proven, publicSince: new Date() };
    });
    await em.createQueryBuilder(UserEntity).insert(rows).onConflict().ignore().execute();
  }
}
