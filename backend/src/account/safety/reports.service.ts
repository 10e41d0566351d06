import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { Mail } from '../../platform/mail/mail.js';
import type { NewReport } from '../contract.js';
import { StoredKeys } from '../../platform/secrets/stored-keys.js';
import { open, seal } from '../../platform/secrets/sealing.js';
import { PeopleService } from '../people/people.service.js';
import { Evidence, type Reported } from './evidence.js';
import { ReportEntity } from './report.entity.js';

const purpose = 'report evidence';

export interface PreparedReport extends Reported, Pick<NewReport, 'reason'> {
  details: string | null;
  evidence: string;
}

@Injectable()
export class ReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly evidence: Evidence,
    private readonly storedKeys: StoredKeys,
    private readonly people: PeopleService,
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async report(me: CurrentUser, report: NewReport): Promise<void> {
    const prepared = await this.prepare(me.id, report);
    await this.em.transactional((em) => this.file(em, prepared));
  }

  /** Collects the evidence, before a transaction begins. */
  async prepare(me: number, report: NewReport): Promise<PreparedReport> {
    const { userId: reportedId, listingId = null, reason, details = null } = report;
    await this.people.expectReachable(reportedId, me, { former: true });
    const about = { reporterId: me, reportedId, listingId };
    return { ...about, reason, details, evidence: await this.sealedEvidence(about) };
  }

  async file(em: EntityManager, prepared: PreparedReport): Promise<void> {
    const row = em.create(ReportEntity, prepared);
    await em.flush();
    await this.mail.send(em, { to: this.config.contactEmail, mail: reportMail(row) });
  }

  /** Null for reports that are older than the evidence column. */
  async evidenceOf(id: number): Promise<unknown> {
    const { evidence } = await this.em.fork().findOneOrFail(ReportEntity, id, { populate: ['evidence'] });
    return evidence ? open(await this.storedKeys.key(purpose), purpose, evidence) : null;
  }

  private async sealedEvidence(about: Reported): Promise<string> {
    const [[person], rest] = await Promise.all([
      this.people.find([about.reportedId], { former: true }),
      this.evidence.collect(about),
    ]);
    return seal(await this.storedKeys.key(purpose), purpose, { person, ...rest });
  }

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

const reportMail = ({ id, reporterId, reportedId, listingId, reason, details }: ReportEntity) =>
  renderMail({
    subject: `Report ${id}: ${reason}`,
    paragraphs: [
      `Person ${reporterId} reports person ${reportedId}${listingId ? ` for listing ${listingId}` : ''}: ${reason}.`,
      details ?? 'Nothing more was said.',
      'A sealed copy of what was reported is kept with the report, whatever becomes of the account.',
    ],
  });
