import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { GuestMail, Notify } from '../../account/index.js';
import { AuditLog, Measures, type StaffMember } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';
import { TipReviews } from '../tips/tip-reviews.js';
import { TipEntity } from '../store/tip.entity.js';
import { factsOf, refundedMail } from '../receipts/tip-mails.js';
import { TipNames } from '../receipts/tip-names.js';
import type { DeskTip, TipRefunding } from './contract.js';

const ofPerson = `
  select t.id::float8 as id, case when t.recipient_id = $1::bigint then 'received' else 'sent' end as direction,
    case when o.id is not null then json_build_object('id', o.id, 'username', o.username) end as other,
    t.cents / 100 as amount, t.status, t.money,
    case when t.review = 'pending' and t.money = 'held' then t.review_reason end as "heldFor",
    t.review = 'refunded' and t.status = 'succeeded' as "isRefunding", t.paid_at as "paidAt"
  from tip t
  left join "user" o on o.id = case when t.recipient_id = $1::bigint then t.sender_id else t.recipient_id end
  where (t.recipient_id = $1::bigint or t.sender_id = $1::bigint) and t.paid_at is not null
  order by t.paid_at desc, t.id desc limit 100`;

type Row = Omit<DeskTip, 'paidAt' | 'isRefunding'> & { paidAt: Date; isRefunding: boolean | null };

/** Operators give a tip back to the card that paid it, also when the helper has the money already. */
@Injectable()
export class DeskTipsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly measures: Measures,
    private readonly guestMail: GuestMail,
    private readonly notify: Notify,
    private readonly names: TipNames,
    private readonly reviews: TipReviews,
  ) {}

  async open(me: StaffMember, personId: number): Promise<DeskTip[]> {
    await this.audit.write(this.em.fork(), { by: me.id, action: 'tips.opened', personId });
    const rows = await this.database.query<Row>('desk-tips', ofPerson, [personId]);
    return rows.map(({ paidAt, isRefunding, ...tip }) => ({
      ...tip,
      isRefunding: Boolean(isRefunding),
      paidAt: paidAt.toISOString(),
    }));
  }

  /** Repeating it changes nothing and sends no mail again. */
  async refund(me: StaffMember, tipId: number, { reason, words }: TipRefunding): Promise<void> {
    await this.em.transactional(async (em) => {
      const tip = await em.findOne(TipEntity, { id: tipId, paidAt: { $ne: null } });
      if (!tip) throw new NotFoundException('This tip was not found');
      const { senderId, recipientId } = tip;
      if (me.id === senderId || me.id === recipientId)
        throw new ConflictException('Somebody else must decide about your tips');
      if (!(await this.reviews.refundPaid(em, tipId))) return;
      if (recipientId)
        await this.measures.take(em, { by: me.id, personId: recipientId, kind: 'refund', reason, words });
      await this.tellSender(em, tip);
      await this.audit.write(em, {
        by: me.id,
        action: 'tip.refunded',
        personId: recipientId ?? senderId ?? undefined,
        reason,
        details: `Tip ${tipId}: ${words}`,
      });
    });
  }

  private async tellSender(em: EntityManager, tip: TipEntity): Promise<void> {
    const { id, senderId, receiptEmail, language } = tip;
    const { recipient } = await this.names.of(tip);
    const content = refundedMail({ ...factsOf(tip), recipient });
    const key = `tip-refunded:${id}`;
    if (senderId) await this.notify.send(em, 'tip.refunded', { userId: senderId, content, key });
    else if (receiptEmail) await this.guestMail.send(em, { to: receiptEmail, language, content, key });
  }
}
