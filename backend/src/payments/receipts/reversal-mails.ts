import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Notify } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { TipEntity } from '../store/tip.entity.js';
import { factsOf, keptMail, returnedMail } from './tip-mails.js';
import { ReceiptLinks } from './receipt-links.js';
import { TipNames } from './tip-names.js';
import { tipReinstated, tipReleased, tipReturned } from '../store/tip-jobs.js';

@Injectable()
export class ReversalMails implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly links: ReceiptLinks,
    private readonly names: TipNames,
    private readonly notify: Notify,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work(tipReturned, ({ tipId }) => this.mail(tipId));
    await this.jobs.work(tipReinstated, ({ tipId }) => this.mailReinstated(tipId, true));
    await this.jobs.work(tipReleased, ({ tipId }) => this.mailReinstated(tipId, false));
  }

  private async mailReinstated(tipId: number, wasDisputed: boolean): Promise<void> {
    const tip = await this.em.findOne(TipEntity, { id: tipId, status: 'succeeded' });
    if (!tip?.recipientId) return;
    const { sender } = await this.names.of(tip);
    const facts = { ...factsOf(tip), sender, wasDisputed };
    const wanted = { userId: tip.recipientId, content: keptMail(facts, this.links.forMember(tipId)) };
    const key = `tip-${wasDisputed ? 'reinstated' : 'released'}:${tipId}`;
    await this.em.transactional((em) => this.notify.send(em, 'tip.kept', { ...wanted, key }));
  }

  private async mail(tipId: number): Promise<void> {
    const tip = await this.em.findOne(TipEntity, { id: tipId, status: { $in: ['disputed', 'refunded'] } });
    if (!tip?.recipientId) return;
    const { recipientId: userId, status } = tip;
    const { sender } = await this.names.of(tip);
    const facts = { ...factsOf(tip), sender, isDisputed: status === 'disputed' };
    const content = returnedMail(facts, this.links.forMember(tipId));
    const key = `tip-returned:${tipId}`;
    await this.em.transactional((em) => this.notify.send(em, 'tip.went-back', { userId, content, key }));
  }
}
