import { Injectable } from '@nestjs/common';
import { migrations } from '../../migrations/index.js';
import { Database } from '../database/database.js';

/** Whether requests may be sent here. */
@Injectable()
export class Readiness {
  private stopping = false;
  private migrated = false;

  constructor(private readonly database: Database) {}

  stop() {
    this.stopping = true;
  }

  /** Why not, in words; null when all is well. */
  async obstacle(): Promise<string | null> {
    if (this.stopping) return 'The server is stopping';
    try {
      this.migrated ||= await this.isMigrated();
      await this.database.query('ready', 'select 1');
    } catch {
      return 'The database does not answer';
    }
    return this.migrated ? null : 'The database is not migrated';
  }

  private async isMigrated(): Promise<boolean> {
    const rows = await this.database.query<{ name: string }>(
      'ready-migrations',
      'select name from migration',
    );
    const made = new Set(rows.map(({ name }) => name));
    return migrations.every(({ name }) => made.has(name));
  }
}
