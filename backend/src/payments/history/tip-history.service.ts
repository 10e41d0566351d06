import { BadRequestException, Injectable } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { rowId } from '../../platform/contract.js';
import { currentLanguage } from '../../platform/request-context.js';
import { Database } from '../../platform/database/database.js';
import type { Tip, TipMonths, TipsSearch } from '../contract.js';
import { csvOf, type ExportedTip } from './csv.js';
import * as sql from './statements.js';

type Row = Omit<Tip, 'other' | 'paidAt'> & { otherId: number | null; paidAt: Date; number: string };

@Injectable()
export class TipHistoryService {
  constructor(
    private readonly database: Database,
    private readonly people: PeopleService,
  ) {}

  async list(me: CurrentUser, { direction, limit, cursor }: TipsSearch) {
    const values = [me.id, lastOf(cursor), limit + 1];
    const rows = await this.database.query<Row>(`tips-${direction}`, sql.pageOf(direction), values);
    const page = await this.withPeople(rows.slice(0, limit));
    return { page, next: rows.length > limit ? page.at(-1)?.id : undefined };
  }

  months(me: CurrentUser): Promise<TipMonths> {
    return this.database.query('tips-months', sql.months, [me.id]);
  }

  async csv(me: CurrentUser): Promise<string> {
    return csvOf(await this.all(me.id), currentLanguage());
  }

  async all(userId: number): Promise<ExportedTip[]> {
    return this.withPeople(await this.database.query<Row>('tips-all', sql.all, [userId]));
  }

  private async withPeople(rows: Row[]): Promise<ExportedTip[]> {
    const ids = new Set(rows.map(({ otherId }) => otherId).filter((id) => id !== null));
    const people = ids.size ? await this.people.find([...ids]) : [];
    const known = new Map(people.map((person) => [person.id, person]));
    return rows.map(({ otherId, paidAt, ...tip }) => {
      const other = otherId === null ? undefined : known.get(otherId);
      return { ...tip, other: other ?? null, paidAt: paidAt.toISOString() };
    });
  }
}

/** `17`: the id of the last tip shown. */
function lastOf(cursor: string | undefined): number | null {
  const last = rowId.optional().safeParse(cursor);
  if (last.success) return last.data ?? null;
  const message = 'This is not where a page of tips starts';
  throw new BadRequestException({ message, issues: [{ path: 'cursor', message }] });
}
