import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AuditLog } from '../audit/audit-log.js';
import { guest } from '../cases/moderated-content.js';
import { ReportsService } from '../reports/reports.service.js';
import { SealedCopies } from '../cases/sealed-copies.js';
import { Measures } from '../measures/measures.service.js';
import {
  conversationCopy,
  sealedCopy,
  type ConversationCopy,
  type DeskItem,
  type SealedCopy,
} from './contract.js';
import { Duplicates } from './duplicates.service.js';
import { PeopleDesk } from './people-desk.service.js';
import { itemColumns, itemFrom, itemOf, type ItemRow } from './queue-list.service.js';
import { QueueService } from './queue.service.js';
import type { StaffMember } from './staff.js';

const one = `
  select ${itemColumns} from desk_item i ${itemFrom}
  where i.id = $2`;

const reports = `
  select r.id::float8 as id, r.reason, r.details, r.established, r.created_at as "createdAt",
    json_build_object('id', u.id, 'username', u.username, 'memberSince', to_char(u.created_at, 'YYYY-MM-DD')) as by
  from report r join "user" u on u.id = r.reporter_id where r.item_id = $1 order by r.id limit 100`;

const flagged = `select evidence from flag where item_id = $1 order by rule = 'words', id limit 100`;

type ReportRow = Omit<DeskItem['reports'][number], 'createdAt'> & { createdAt: Date };

@Injectable()
export class CaseDetailsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
    private readonly copies: SealedCopies,
    private readonly database: Database,
    private readonly duplicates: Duplicates,
    private readonly measures: Measures,
    private readonly people: PeopleDesk,
    private readonly queue: QueueService,
    private readonly reports: ReportsService,
  ) {}

  async find(me: StaffMember, id: number): Promise<DeskItem> {
    const { isOwnDecision } = await this.queue.assertImpartial(this.em.fork(), me, id);
    const [row] = await this.database.query<ItemRow>('desk-item', one, [me.id, id]);
    if (!row) throw new NotFoundException('This was not found at the desk');
    await this.audit.writeOpening(me.id, 'item.opened', { itemId: id, personId: row.person.id });
    const [found, about, related, history] = await Promise.all([
      this.database.query<ReportRow>('desk-reports', reports, [id]),
      row.person.id === guest ? null : this.people.find(row.person.id),
      row.person.id === guest ? [] : this.duplicates.list(me, id),
      this.audit.ofItem(id),
    ]);
    return {
      ...itemOf(row),
      copy: await this.copyOf(id, found.at(-1)?.id),
      reports: found.map(({ createdAt, ...report }) => ({ ...report, createdAt: createdAt.toISOString() })),
      appealed:
        row.kind === 'appeal'
          ? ((await this.measures.list(row.person.id)).find(({ id: measure }) => measure === row.subjectId) ??
            null)
          : null,
      ...(isOwnDecision && row.status === 'open' && { ownDecision: true }),
      about,
      related,
      history,
    };
  }

  /** The conversation as it was when it was reported: only while the item is taken, and each opening is logged. */
  async openConversation(me: StaffMember, id: number): Promise<ConversationCopy> {
    await this.em.transactional(async (em) => {
      const { personId } = await this.queue.hold(em, me, id);
      await this.audit.write(em, { by: me.id, action: 'conversation.opened', itemId: id, personId });
    });
    const found = await this.database.query<ReportRow>('desk-reports', reports, [id]);
    const reported = await Promise.all(found.map((report) => this.evidenceOf(report.id)));
    const copies = [...reported, ...(await this.flagged(id))];
    const messages = copies.flatMap((copy) =>
      Array.isArray(copy['messages']) ? (copy['messages'] as unknown[]) : [],
    );
    const parsed = conversationCopy.parse(messages);
    return [...new Map(parsed.map((message) => [message.id, message])).values()].sort((a, b) => a.id - b.id);
  }

  /** Of what people say before what rules say, and the words before the name. */
  private async copyOf(itemId: number, reportId: number | undefined): Promise<SealedCopy | null> {
    const copy =
      reportId === undefined ? (await this.flagged(itemId)).at(-1) : await this.evidenceOf(reportId);
    return copy ? sealedCopy.parse(copy) : null;
  }

  private async flagged(itemId: number): Promise<Record<string, unknown>[]> {
    const rows = await this.database.query<{ evidence: string }>('desk-flags', flagged, [itemId]);
    const copies = await Promise.all(rows.map(({ evidence }) => this.copies.open(evidence)));
    return copies as Record<string, unknown>[];
  }

  private async evidenceOf(reportId: number): Promise<Record<string, unknown>> {
    return ((await this.reports.evidenceOf(reportId)) ?? {}) as Record<string, unknown>;
  }
}
