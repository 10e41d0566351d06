import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

/** Deadlines by the database's clock, which all nodes share. */
@Injectable()
export class Deadline {
  constructor(private readonly database: Database) {}

  async hasPassed(notAfter: string | undefined): Promise<boolean> {
    if (notAfter === undefined) return false;
    const [row] = await this.database.query<{ passed: boolean }>(
      'deadline-has-passed',
      'select now() > $1::timestamptz as passed',
      [notAfter],
    );
    return row?.passed ?? false;
  }
}
