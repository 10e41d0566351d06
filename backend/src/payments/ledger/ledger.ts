import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** provider: what we have there. owed: what of it is the helpers', so below zero. costs: what we bear. */
type Account = 'provider' | 'owed' | 'costs';

/** Where the money of each kind of entry comes from and goes to. */
const ways = {
  paid: { from: 'owed', to: 'provider' },
  fee: { from: 'provider', to: 'costs' },
  transferred: { from: 'provider', to: 'owed' },
  reversed: { from: 'owed', to: 'provider' },
  returned: { from: 'provider', to: 'owed' },
  reinstated: { from: 'owed', to: 'provider' },
  lost: { from: 'provider', to: 'costs' },
} satisfies Record<string, { from: Account; to: Account }>;

export type EntryKind = keyof typeof ways;

export interface Entry {
  tipId: number;
  kind: EntryKind;
  cents: number;
  /** The provider's object that it is about; each is booked once. */
  providerId: string;
}

export type Totals = Record<EntryKind, number> & { held: number; kept: number };

const book = `
  with entry as (
    insert into ledger_entry (tip_id, kind, provider_id) values (?, ?, ?)
    on conflict (kind, provider_id) do nothing returning id
  )
  insert into ledger_line (entry_id, account, cents)
  select entry.id, line.account, line.cents
  from entry, (values (?, -?::int), (?, ?::int)) as line (account, cents)
  returning entry_id`;

const sumOf = (kind: EntryKind) =>
  `coalesce(sum(l.cents) filter (where e.kind = '${kind}' and l.cents > 0), 0)::float8 as ${kind}`;
const sums = `
  select ${(Object.keys(ways) as EntryKind[]).map(sumOf).join(', ')},
    coalesce(-sum(l.cents) filter (where l.account = 'owed'), 0)::float8 as held,
    coalesce(sum(l.cents) filter (where l.account = 'provider'), 0)::float8 as kept
  from ledger_entry e join ledger_line l on l.entry_id = e.id`;

/** Every movement of money, written once and never changed, with both its sides. */
@Injectable()
export class Ledger {
  constructor(private readonly database: Database) {}

  /** Books in the caller's transaction; false when it was booked before. */
  async book(em: EntityManager, { tipId, kind, cents, providerId }: Entry): Promise<boolean> {
    const { from, to } = ways[kind];
    const lines = await em.execute<unknown[]>(book, [tipId, kind, providerId, from, cents, to, cents]);
    return lines.length > 0;
  }

  /** In cents; what the helpers have and what we have of it is in `held` and `kept`. */
  async totals(): Promise<Totals> {
    const [row] = await this.database.query<Totals>('ledger-totals', sums);
    return row!;
  }
}
