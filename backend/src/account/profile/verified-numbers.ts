import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { PassingDays } from '../../platform/passing-days.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';
import { Mail } from '../../platform/mail/mail.js';
import type { Me } from '../contract.js';
import { wrongCode } from '../codes/refusals.js';
import { PhoneKeys } from '../people/mailbox.js';
import { MailboxBlocks } from '../blocks/mailbox-blocks.js';
import { PeopleEvents } from '../people/people-events.js';
import { UserEntity } from '../people/user.entity.js';
import { asMe } from '../people/user-views.js';
import { wordsOf } from '../words/index.js';
import { PersonalData } from './personal-data.js';

/** In ascending order of ids, like every lock on users. */
const lockAll = `
  select from "user" where id = ? or (phone_e164 = ? and verified) order by id for no key update`;

const letDayPass = `
  update "user" set phone_verified_at = phone_verified_at - interval '1 day' where id = ? and deleted_at is null returning id`;

/** Carriers reassign numbers, so the last proof wins. A refusal would reveal that the number has an account. */
@Injectable()
export class VerifiedNumbers implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly events: PeopleEvents,
    private readonly mail: Mail,
    private readonly blocks: MailboxBlocks,
    private readonly passingDays: PassingDays,
    private readonly personalData: PersonalData,
    private readonly phoneKeys: PhoneKeys,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'phoneVerifiedAt',
      collect: async (id) => (await this.em.fork().findOne(UserEntity, { id }))?.phoneVerifiedAt ?? null,
      // The deletion of the account empties its row.
      erase: () => Promise.resolve(),
    });
    this.passingDays.registerForPeople(async (id) => {
      const known = await this.em.fork().execute<unknown[]>(letDayPass, [id]);
      return known.length > 0;
    });
  }

  async transfer(em: EntityManager, e164: string, userId: number): Promise<Me> {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [e164]);
    await em.execute(lockAll, [userId, e164]);
    const previous = await em.find(UserEntity, { phoneE164: e164, verified: true, id: { $ne: userId } });
    for (const holder of previous) {
      holder.verified = false;
      holder.numberLostAt = new Date();
      const mail = renderForReader(numberLostMail, holder.language, this.config);
      await this.mail.send(em, { to: holder.email, mail });
    }
    await em.flush();
    for (const holder of previous) await this.events.changed(em, holder);

    const user = await em.findOne(UserEntity, { id: userId, phoneE164: e164 }, { refresh: true });
    if (!user) throw wrongCode();
    if (!user.verified) user.phoneVerifiedAt = new Date();
    user.verified = true;
    user.numberLostAt = null;
    user.phoneKey = await this.phoneKeys.keyOf(e164);
    await em.flush();
    await this.blocks.inherit(em, user);
    await this.events.changed(em, user);
    await this.events.numberVerified(em, userId);
    return asMe(user);
  }
}

const numberLostMail: MailText = (language) => {
  const { subject, texts } = wordsOf(language).numberLost;
  return { subject: subject(productName), paragraphs: texts };
};
