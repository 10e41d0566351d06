import type { EntityManager } from '@mikro-orm/postgresql';
import { ForbiddenException, Injectable } from '@nestjs/common';
import { contactLimited, type MeasureReason } from './contract.js';
import { reasonTexts, untilText } from '../reasons.js';

const running = `
  select m.reason, m.ends_at as "endsAt" from measure m join "user" u on u.id = ?
  where (m.user_id = u.id or m.mailbox_key = u.mailbox_key or m.phone_key = u.phone_key)
    and m.kind = 'limit' and m.lifted_at is null and (m.ends_at is null or m.ends_at > now())
  order by m.ends_at desc nulls first limit 1`;

/** A limited person cannot ask for contacts, write first words to anyone or propose trips. */
@Injectable()
export class ContactLimits {
  async assertNone(em: EntityManager, userId: number, whatWorks = ''): Promise<void> {
    const [found] = await em.execute<{ reason: MeasureReason; endsAt: string | null }[]>(running, [userId]);
    if (!found) return;
    const { reason, endsAt } = found;
    const message =
      `You cannot begin new contacts ${endsAt ? untilText(new Date(endsAt)) : 'for now'}. Reason: ${reasonTexts[reason]}. ` +
      'Our mail about it says more, and has a link by which you can ask us to look again.';
    throw new ForbiddenException({ message: `${message} ${whatWorks}`.trim(), code: contactLimited });
  }
}
