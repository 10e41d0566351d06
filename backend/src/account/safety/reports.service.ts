import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { letter } from '../../platform/mail/letter.js';
import { Mail } from '../../platform/mail/mail.js';
import type { NewReport } from '../contract.js';
import { PeopleService } from '../people/people.service.js';
import { ReportEntity } from './report.entity.js';

/** Reports go to the team; who is reported learns nothing. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly people: PeopleService,
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async report(me: CurrentUser, report: NewReport): Promise<void> {
    await this.people.expectReachable(report.userId, me.id);
    await this.em.transactional(async (em) => {
      const { userId: reportedId, listingId = null, reason, details = null } = report;
      const row = em.create(ReportEntity, { reporterId: me.id, reportedId, listingId, reason, details });
      await em.flush();
      await this.mail.send(em, { to: this.config.contactEmail, letter: reportLetter(row) });
    });
  }

  /** What this person has reported, for their own copy of their data. */
  async list(userId: number) {
    const rows = await this.em.find(ReportEntity, { reporterId: userId }, { orderBy: { id: 'asc' } });
    return rows.map(({ reportedId, reason, details, listingId, createdAt }) => ({
      userId: reportedId,
      reason,
      details: details ?? undefined,
      listingId: listingId ?? undefined,
      createdAt: createdAt.toISOString(),
    }));
  }
}

const reportLetter = ({ id, reporterId, reportedId, listingId, reason, details }: ReportEntity) =>
  letter({
    subject: `Report ${id}: ${reason}`,
    paragraphs: [
      `Person ${reporterId} reports person ${reportedId}${listingId ? ` for listing ${listingId}` : ''}: ${reason}.`,
      details ?? 'Nothing more was said.',
    ],
  });
