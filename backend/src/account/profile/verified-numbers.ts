import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { productName } from '../../platform/contract.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { Mail } from '../../platform/mail/mail.js';
import type { Me } from '../contract.js';
import { wrongCode } from '../codes/refusals.js';
import { PhoneKeys } from '../people/mailbox.js';
import { MailboxBlocks } from '../safety/mailbox-blocks.js';
import { PeopleEvents } from '../people/people-events.js';
import { UserEntity } from '../people/user.entity.js';
import { asMe } from '../people/user-views.js';

/** In ascending order of ids, like every lock on users. */
const lockAll = `
  select from "user" where id = ? or (phone_e164 = ? and verified) order by id for no key update`;

/** Carriers reassign numbers, so the last proof wins. A refusal would reveal that the number has an account. */
@Injectable()
export class VerifiedNumbers {
  constructor(
    private readonly events: PeopleEvents,
    private readonly mail: Mail,
    private readonly blocks: MailboxBlocks,
    private readonly phoneKeys: PhoneKeys,
  ) {}

  async transfer(em: EntityManager, e164: string, userId: number): Promise<Me> {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [e164]);
    await em.execute(lockAll, [userId, e164]);
    const previous = await em.find(UserEntity, { phoneE164: e164, verified: true, id: { $ne: userId } });
    for (const holder of previous) {
      holder.verified = false;
      holder.numberLostAt = new Date();
      await this.mail.send(em, { to: holder.email, mail: numberLostMail });
    }
    await em.flush();
    for (const holder of previous) await this.events.changed(em, holder);

    const user = await em.findOne(UserEntity, { id: userId, phoneE164: e164 }, { refresh: true });
    if (!user) throw wrongCode();
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

const numberLostMail = renderMail({
  subject: `Your phone number on ${productName}`,
  paragraphs: [
    'The phone number in your profile was just verified by somebody else, so it does not count as yours any more.',
    'If it is still yours, open your profile and verify it again. If it is not, please take it out.',
  ],
});
