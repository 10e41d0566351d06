import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { demoPeople } from './demo-people.js';
import { UserEntity } from './people/user.entity.js';
import { readPhone } from './profile/phone.js';

/** The travelers of a demo; seeding twice changes nothing. */
@Injectable()
export class AccountDemo {
  async seed(em: EntityManager): Promise<void> {
    const known = await em.find(
      UserEntity,
      { email: demoPeople.map(({ email }) => email) },
      { fields: ['email'] },
    );
    const emails = new Set(known.map(({ email }) => email));
    for (const person of demoPeople.filter(({ email }) => !emails.has(email))) {
      const phoneE164 = person.phoneNumber ? readPhone(person.phoneNumber)!.e164 : null;
      em.create(UserEntity, { ...person, phoneE164, verified: phoneE164 !== null, publicSince: new Date() });
    }
    await em.flush();
  }
}
