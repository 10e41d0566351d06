import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import { UserEntity } from '../account/people/user.entity.js';

/** Makes rows that a test needs to be there, with what it does not care about filled in. */
export class Maker {
  private made = 0;

  constructor(private readonly root: EntityManager) {}

  /** A verified person has a phone, given or not. */
  async user(about: Partial<RequiredEntityData<UserEntity>> = {}): Promise<UserEntity> {
    this.made += 1;
    const em = this.root.fork();
    const phoneNumber = about.phoneNumber ?? (about.verified ? `+1 ${2_025_550_100 + this.made}` : null);
    const user = em.create(UserEntity, {
      email: `person${this.made}@example.com`,
      username: `Person ${this.made}`,
      phoneE164: typeof phoneNumber === 'string' ? phoneNumber.replace(/[^+\d]/g, '') : null,
      ...about,
      phoneNumber,
    });
    await em.flush();
    return user;
  }
}
