import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { productName } from '../../platform/contract.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { wordsOf } from '../words/index.js';
import { AuditLog } from '../audit/audit-log.js';
import { Notify } from '../../account/index.js';
import { QueueService } from './queue.service.js';
import type { StaffMember } from './staff.js';

const close = `
  update desk_item set status = 'closed', closed_at = now(), outcome = 'dismissed' where id in (?)`;

const reporters = `
  select reporter_id::float8 as id, max(item_id)::float8 as "itemId" from report where item_id in (?) group by 1 order by 1`;

/** Many reports by one person or from one network, which the moderator has listed. */
@Injectable()
export class DismissalsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
    private readonly notify: Notify,
    private readonly queue: QueueService,
  ) {}

  /** Leaves out what others have taken or decided in the meantime. */
  async dismiss(me: StaffMember, ids: number[]): Promise<number> {
    return this.em.transactional(async (em) => {
      const free = await this.queue.holdFree(em, me, ids);
      if (!free.length) return 0;
      const dismissed = free.map(({ id }) => id);
      await em.execute(close, [dismissed]);
      for (const { id: itemId, personId } of free)
        await this.audit.write(em, {
          by: me.id,
          action: 'item.dismissed',
          itemId,
          personId,
          details: `With ${free.length - 1} others`,
        });
      for (const { id, itemId } of await em.execute<{ id: number; itemId: number }[]>(reporters, [dismissed]))
        await notifyReporter(this.notify, em, id, itemId);
      return free.length;
    });
  }
}

export const notifyReporter = (notify: Notify, em: EntityManager, userId: number, itemId: number) =>
  notify.send(em, 'team.looked-at-report', {
    userId,
    key: `report-seen:${itemId}:${userId}`,
    content: seenMail,
  });

const seenMail: MailText = (language) => {
  const { hello, report } = wordsOf(language);
  return { subject: report.subject, greeting: hello, paragraphs: report.texts(productName) };
};
