import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { givenOnMail } from '../receipts/held-mails.js';
import { tipTransfer } from '../store/tip-jobs.js';
import { isWaiting } from '../store/held-until.js';
import { ReturnedTips } from './returned-tips.js';

const waiting = `select id::float8 as id from tip t where t.recipient_id = ? and ${isWaiting} order by id for update`;
const giveOn = `update tip set given_to = ? where id in (?)`;

/** What helpers can do with tips that no payout account of theirs can take. */
@Injectable()
export class WaysOut {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly returned: ReturnedTips,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async giveBack(recipientId: number): Promise<void> {
    await this.em.transactional(async (em) => {
      for (const tipId of await this.waitingTips(em, recipientId))
        await this.returned.giveBack(em, tipId, 'given_back');
    });
  }

  async giveOn(recipientId: number): Promise<void> {
    const { charity } = this.config.stripe;
    if (!charity) throw new ConflictException('Tips cannot be given on here. You can give them back');
    await this.em.transactional(async (em) => {
      const ids = await this.waitingTips(em, recipientId);
      await em.execute(giveOn, [charity.name, ids]);
      for (const tipId of ids) {
        await this.jobs.enqueue(em, tipTransfer, { tipId });
        await this.returned.tellSender(em, tipId, (tip) => givenOnMail({ ...tip, charity: charity.name }));
      }
    });
  }

  private async waitingTips(em: EntityManager, recipientId: number): Promise<number[]> {
    const rows = await em.execute<{ id: number }[]>(waiting, [recipientId]);
    if (!rows.length) throw new ConflictException('No tips are held for you');
    return rows.map(({ id }) => id);
  }
}
