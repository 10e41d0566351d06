import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GuestMail, Notify } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { givenBackMail } from '../receipts/held-mails.js';
import { factsOf, type Recipient, type TipFacts } from '../receipts/tip-mails.js';
import { TipNames } from '../receipts/tip-names.js';
import { tipRefund } from '../store/tip-jobs.js';
import { TipEntity, type ReviewReason } from '../store/tip.entity.js';
import { isWaiting } from '../store/held-until.js';

const decide = `
  update tip t set review = 'refunded', review_reason = ? where t.id = ? and ${isWaiting} returning id`;

/** Refunds tips that were held too long, and notifies the giver. */
@Injectable()
export class ReturnedTips {
  constructor(
    private readonly jobs: Jobs,
    private readonly guestMail: GuestMail,
    private readonly names: TipNames,
    private readonly notify: Notify,
  ) {}

  /** The refund itself, the ledger and the mail to the recipient follow from the job. */
  async giveBack(
    em: EntityManager,
    tipId: number,
    reason: Extract<ReviewReason, 'given_back' | 'held_too_long'>,
  ): Promise<void> {
    const decided = await em.execute<unknown[]>(decide, [reason, tipId]);
    if (!decided.length) return;
    await this.jobs.enqueue(em, tipRefund, { tipId });
    await this.tellSender(em, tipId, (tip) => givenBackMail({ ...tip, reason }));
  }

  async tellSender(
    em: EntityManager,
    tipId: number,
    write: (tip: TipFacts & { recipient: Recipient }) => MailText,
  ): Promise<void> {
    const tip = await em.findOneOrFail(TipEntity, { id: tipId });
    const { senderId, receiptEmail, language } = tip;
    const { recipient } = await this.names.of(tip);
    const content = write({ ...factsOf(tip), recipient });
    const key = `tip-way-out:${tipId}`;
    if (senderId) await this.notify.send(em, 'tip.given-back', { userId: senderId, content, key });
    else if (receiptEmail) await this.guestMail.send(em, { to: receiptEmail, language, content, key });
  }
}
