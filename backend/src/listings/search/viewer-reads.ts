import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { BlocksService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { Statement } from '../sql/statement.js';

@Injectable()
export class ViewerReads {
  constructor(
    private readonly database: Database,
    private readonly blocks: BlocksService,
  ) {}

  /** Visitors may see slightly stale data. Members read the primary, where they find what they just posted. */
  async read<Row extends QueryResultRow, Name extends string>(
    statement: Statement<Name | 'hidden' | 'wary'>,
    values: Record<Name, unknown>,
    viewer?: number,
  ): Promise<Row | undefined> {
    const around = await this.blocks.aroundViewer(viewer);
    const named = { ...values, ...around } as Record<Name | 'hidden' | 'wary', unknown>;
    const { name, text } = statement;
    const [row] = viewer
      ? await this.database.query<Row>(name, text, statement.values(named))
      : await this.database.read<Row>(name, text, statement.values(named));
    return row;
  }
}
