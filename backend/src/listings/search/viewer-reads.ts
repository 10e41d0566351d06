import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { BlocksService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';

/** A statement that is prepared once per connection; its $1 are the people whom the viewer does not get to see. */
export interface Statement {
  name: string;
  text: string;
}

/** Reads for somebody or for nobody in particular. */
@Injectable()
export class ViewerReads {
  constructor(
    private readonly database: Database,
    private readonly blocks: BlocksService,
  ) {}

  /** Visitors may see what is a moment old; members read the primary, where they find what they have just posted. */
  async read<Row extends QueryResultRow>(
    { name, text }: Statement,
    values: unknown[],
    viewer?: number,
  ): Promise<Row | undefined> {
    const [row] = viewer
      ? await this.database.query<Row>(name, text, [await this.blocks.blockedAround(viewer), ...values])
      : await this.database.read<Row>(name, text, [[], ...values]);
    return row;
  }
}
