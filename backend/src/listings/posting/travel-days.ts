import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { today } from '../reads/listing-json.js';
import { fieldIssue } from './field-issue.js';

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

/** Which days a trip may have: from what is today somewhere on Earth, for two years. */
@Injectable()
export class TravelDays {
  constructor(private readonly database: Database) {}

  /** A window that has begun keeps the first day it had `before`. */
  async expect({ date, endDate }: Days, { before }: { before?: string } = {}): Promise<void> {
    const { earliest, latest } = await this.bounds();
    if (date !== before && date < earliest) throw fieldIssue('date', over);
    if ((endDate ?? date) < earliest) throw fieldIssue('endDate', over);
    if (date > latest) throw fieldIssue('date', tooFar);
    if (endDate && endDate > latest) throw fieldIssue('endDate', tooFar);
  }

  /** Whether a day has passed everywhere. */
  async isOver(lastDate: string): Promise<boolean> {
    return lastDate < (await this.bounds()).earliest;
  }

  private async bounds(): Promise<Bounds> {
    const [row] = await this.database.query<Bounds & Record<string, unknown>>('travel-days', bounds);
    if (!row) throw new Error('The database does not know the day');
    return row;
  }
}
