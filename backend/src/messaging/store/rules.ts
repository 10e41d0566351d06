import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Pair } from './conversation-access.js';

const confirm = `insert into rules_confirmation (user_id, other_id) values ($1, $2) on conflict do nothing`;
const confirmed = `select 1 from rules_confirmation where user_id = $1 and other_id = $2`;

@Injectable()
export class Rules {
  constructor(private readonly database: Database) {}

  async confirm({ me, other }: Pair): Promise<void> {
    await this.database.query('rules-confirm', confirm, [me, other]);
  }

  async areConfirmed({ me, other }: Pair): Promise<boolean> {
    return (await this.database.query('rules-confirmed', confirmed, [me, other])).length > 0;
  }
}
