import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { GuestMail, Notify } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PayoutAccounts } from '../payouts/payout-accounts.js';
import { tipReceipt } from '../store/tip-jobs.js';
import { TipEntity } from '../store/tip.entity.js';
import { factsOf, receivedMail, sentMail, type Recipient, type Sender } from './tip-mails.js';
import { ReceiptLinks } from './receipt-links.js';
import { TipNames } from './tip-names.js';

const isUnderReview = ({ review }: TipEntity) => review === 'pending';

@Injectable()
export class ReceiptMails implements OnModuleInit {
  constructor(
    private readonly accounts: PayoutAccounts,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly links: ReceiptLinks,
    private readonly guestMail: GuestMail,
    private readonly names: TipNames,
    private readonly notify: Notify,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tipReceipt, ({ tipId }) => this.mailBoth(tipId));
  }

  private async mailBoth(tipId: number): Promise<void> {
    const tip = await this.em.findOne(TipEntity, { id: tipId, paidAt: { $ne: null } });
    if (!tip) return;
    const { sender, recipient } = await this.names.of(tip);
    await this.em.transactional(async (em) => {
      await this.mailRecipient(em, tip, sender);
      await this.mailSender(em, tip, recipient);
    });
  }

  private async mailRecipient(em: EntityManager, tip: TipEntity, sender: Sender): Promise<void> {
    const { id, recipientId: userId } = tip;
    if (userId === null || userId === undefined) return;
    const isReady = (await this.accounts.find(userId))?.isReady ?? false;
    const urls = { receipt: this.links.forMember(id), payouts: `${this.config.publicUrl}/profile#payouts` };
    const hasMessage = Boolean(tip.message);
    const facts = { ...factsOf(tip), sender, isReady, hasMessage, isUnderReview: isUnderReview(tip) };
    const content = receivedMail(facts, urls);
    await this.notify.send(em, 'tip.received', { userId, content, key: `tip-received:${id}` });
  }

  private async mailSender(em: EntityManager, tip: TipEntity, recipient: Recipient): Promise<void> {
    const { id, senderId: userId, receiptEmail, language } = tip;
    const key = `tip-sent:${id}`;
    const facts = { ...factsOf(tip), recipient, isUnderReview: isUnderReview(tip) };
    if (userId) {
      const content = sentMail(facts, this.links.forMember(id));
      await this.notify.send(em, 'tip.paid', { userId, content, key });
    } else if (receiptEmail) {
      const content = sentMail(facts, this.links.forGuest(id));
      await this.guestMail.send(em, { to: receiptEmail, language, content, key });
    }
  }
}
