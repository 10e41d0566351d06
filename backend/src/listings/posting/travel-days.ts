import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { today } from '../sql/today.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';

const over = 'This day is over';
const tooFar = 'A trip can be at most 2 years ahead';

interface Days {
  date: string;
  endDate?: string | null;
}
interface Bounds {
  earliest: string;
  latest: string;
}

const bounds = `
  select ${today}::text as earliest,
    ((now() at time zone 'Etc/GMT-14')::date + interval '2 years')::date::text as latest`;

/** A trip is at most two years ahead, and starts no earlier than today's date anywhere on Earth. */
@Injectable()
export class TravelDays {
  constructor(private readonly database: Database) {}

  /** A window that has started may keep its first day: `before`. */
  async expect({ date, endDate }: Days, { before }: { before?: string } = {}): Promise<void> {
    const { earliest, latest } = await this.bounds();
    if (date !== before && date < earliest) throw fieldIssue('date', over);
    if ((endDate ?? date) < earliest) throw fieldIssue('endDate', over);
    if (date > latest) throw fieldIssue('date', tooFar);
    if (endDate && endDate > latest) throw fieldIssue('endDate', tooFar);
  }

  /** Days for which an alert may watch. */
  async expectWindow({ firstDay, lastDay }: { firstDay: string; lastDay: string }): Promise<void> {
    const { earliest, latest } = await this.bounds();
    if (lastDay < earliest) throw fieldIssue('lastDay', over);
    if (firstDay > latest) throw fieldIssue('firstDay', tooFar);
    if (lastDay > latest) throw fieldIssue('lastDay', tooFar);
  }

  async isOver(lastDate: string): Promise<boolean> {
    return lastDate < (await this.bounds()).earliest;
  }

  private async bounds(): Promise<Bounds> {
    const [row] = await this.database.query<Bounds & Record<string, unknown>>('travel-days', bounds);
    if (!row) throw new Error('The database does not know the day');
    return row;
  }
}
