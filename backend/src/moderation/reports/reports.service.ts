import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { Mail } from '../../platform/mail/mail.js';
import { GuardedMembers, PeopleService, PersonalData } from '../../account/index.js';
import { Cases, type Subject } from '../cases/cases.js';
import type { Reported } from '../cases/evidence.js';
import { guest, ModeratedContent } from '../cases/moderated-content.js';
import type { NewReport } from './contract.js';
import { ReportEntity } from './report.entity.js';
import { ReporterKeys } from './reporter-keys.js';
import { SealedCopies } from '../cases/sealed-copies.js';

type Ids = Pick<NewReport, 'listingId' | 'testimonialId' | 'messageId'>;

export interface PreparedReport extends Reported, Pick<NewReport, 'reason'> {
  details: string | null;
  evidence: string;
  networkKey: string | null;
  subject: Subject;
}

interface Circumstances {
  ip?: string;
  /** A "no" to "Did you feel safe?" waits at the desk as such. */
  isSafetyAnswer?: boolean;
}

@Injectable()
export class ReportsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly content: ModeratedContent,
    private readonly guardedMembers: GuardedMembers,
    private readonly copies: SealedCopies,
    private readonly cases: Cases,
    private readonly keys: ReporterKeys,
    private readonly people: PeopleService,
    private readonly mail: Mail,
    private readonly personalData: PersonalData,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'reports',
      collect: (userId) => this.list(userId),
      // They outlast the account, because they may be about another person.
      erase: () => Promise.resolve(),
    });
  }

  async report(me: CurrentUser, report: NewReport, ip: string): Promise<void> {
    const prepared = await this.prepare(me.id, report, { ip });
    await this.em.transactional((em) => this.file(em, prepared));
  }

  /** Collects the evidence, before a transaction begins. */
  async prepare(
    me: number,
    { userId, reason, details, ...ids }: NewReport,
    { ip, isSafetyAnswer = false }: Circumstances = {},
  ): Promise<PreparedReport> {
    const content = await this.findContent(me, ids, userId);
    const reportedId = userId ?? content?.personId;
    if (reportedId === undefined) throw new NotFoundException('This was not found');
    // Content that the reporter can see names its author, whom they may not know otherwise.
    if (!content) await this.people.expectReachable(reportedId, me, { former: true });
    // A good answer about a trip comes here too.
    if (!isSafetyAnswer || reason === 'danger') await this.guardedMembers.guard(me);
    const { listingId = null, testimonialId = null, messageId = null } = ids;
    const about = { reporterId: me, reportedId, listingId, testimonialId, messageId };
    const person: Subject = { kind: 'person', subjectId: reportedId, personId: reportedId };
    return {
      ...about,
      reason,
      details: details ?? null,
      evidence: await this.copies.seal(about),
      networkKey: await this.keys.ofNetwork(ip),
      subject: isSafetyAnswer ? { ...person, kind: 'safety' } : (content ?? person),
    };
  }

  async file(em: EntityManager, { subject, ...prepared }: PreparedReport): Promise<void> {
    const itemId = await this.cases.open(em, subject);
    const reporter = await this.keys.find(em, prepared.reporterId);
    const reportedId = prepared.reportedId || null;
    const row = em.create(ReportEntity, { ...prepared, ...reporter, reportedId, itemId });
    await em.flush();
    await this.cases.reprioritise(em, itemId, subject.personId);
    await this.mail.send(em, { to: this.config.contactEmail, mail: reportMail(row, this.config.publicUrl) });
  }

  /** What the report names, if its author is whom it is about. */
  private async findContent(me: number, ids: Ids, userId?: number): Promise<Subject | null> {
    const named = [
      ['message', ids.messageId],
      ['testimonial', ids.testimonialId],
      ['listing', ids.listingId],
    ] as const;
    for (const [kind, subjectId] of named) {
      const personId = subjectId && (await this.content.authorOf(kind, subjectId, me));
      if (subjectId && typeof personId === 'number' && (userId === undefined || userId === personId))
        return { kind, subjectId, personId };
    }
    return null;
  }

  /** Null for reports that are older than the evidence column. */
  async evidenceOf(id: number): Promise<unknown> {
    const { evidence } = await this.em.fork().findOneOrFail(ReportEntity, id, { populate: ['evidence'] });
    return evidence ? this.copies.open(evidence) : null;
  }

  private async list(userId: number) {
    const rows = await this.em.find(ReportEntity, { reporterId: userId }, { orderBy: { id: 'asc' } });
    return rows.map(({ reportedId, reason, details, listingId, testimonialId, messageId, createdAt }) => ({
      userId: reportedId ?? guest,
      reason,
      details: details ?? undefined,
      listingId: listingId ?? undefined,
      testimonialId: testimonialId ?? undefined,
      messageId: messageId ?? undefined,
      createdAt: createdAt.toISOString(),
    }));
  }
}

const reportMail = (
  { id, reporterId, reportedId, listingId, reason, details }: ReportEntity,
  publicUrl: string,
) =>
  renderMail({
    subject: `Report ${id}: ${reason}`,
    paragraphs: [
      `Person ${reporterId} reports ${reportedId ? `person ${reportedId}` : 'a guest'}${listingId ? ` for listing ${listingId}` : ''}: ${reason}.`,
      details ?? 'Nothing more was said.',
      'A sealed copy of what was reported is kept with the report, whatever becomes of the account.',
    ],
    action: { label: 'Open the desk', url: `${publicUrl}/desk` },
  });
