import { Injectable, NotFoundException } from '@nestjs/common';
import { formerMember, PeopleService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { Receipt, Tip } from '../contract.js';
import { columns } from '../history/statements.js';
import { ReceiptLinks } from './receipt-links.js';

type Row = Omit<Tip, 'other' | 'paidAt'> & {
  number: string;
  paidAt: Date;
  otherId: number | null;
  senderId: number | null;
  recipientId: number | null;
};

/** $3 is true for the bearer of a mailed link. */
const find = `
  select ${columns}, t.sender_id::float8 as "senderId", t.recipient_id::float8 as "recipientId"
  from tip t
  where t.id = $2 and t.paid_at is not null and ($1::bigint in (t.sender_id, t.recipient_id) or $3)`;

@Injectable()
export class ReceiptsService {
  constructor(
    private readonly database: Database,
    private readonly links: ReceiptLinks,
    private readonly people: PeopleService,
  ) {}

  async see(id: number, { viewer, token }: { viewer?: number; token?: string }): Promise<Receipt> {
    const isMailed = token !== undefined && this.links.opens(token, id);
    const values = [viewer ?? null, id, isMailed];
    const [row] = await this.database.query<Row>('tip-receipt', find, values);
    if (!row) throw new NotFoundException('This receipt was not found');
    const { otherId, senderId, recipientId, paidAt, ...tip } = row;
    const people = await this.people.find([senderId, recipientId].filter((id) => id !== null));
    const known = (id: number | null) => people.find((person) => person.id === id);
    return {
      ...tip,
      other: known(otherId) ?? null,
      paidAt: paidAt.toISOString(),
      senderName: known(senderId)?.username ?? null,
      recipientName: known(recipientId)?.username ?? formerMember,
    };
  }
}
