import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberMail } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { TipEntity } from '../tips/tip.entity.js';
import { returnedLetter } from './letters.js';
import { ReceiptLinks } from './receipt-links.js';
import { factsOf } from './tip-facts.js';
import { TipNames } from './tip-names.js';
import { tipReturned } from './returned.job.js';

/** Tells helpers what they no longer have, once for each tip. */
@Injectable()
export class ReturnedMails implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly links: ReceiptLinks,
    private readonly members: MemberMail,
    private readonly names: TipNames,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tipReturned, ({ tipId }) => this.mail(tipId));
  }

  private async mail(tipId: number): Promise<void> {
    const tip = await this.em.findOne(TipEntity, { id: tipId, status: { $in: ['disputed', 'refunded'] } });
    if (!tip?.recipientId) return;
    const { recipientId: userId, status } = tip;
    const { sender } = await this.names.of(tip);
    const content = { ...factsOf(tip), sender, isDisputed: status === 'disputed' };
    const letter = returnedLetter(content, this.links.forMember(tipId));
    const key = `tip-returned:${tipId}`;
    await this.em.transactional((em) => this.members.send(em, { userId, letter, key }));
  }
}
