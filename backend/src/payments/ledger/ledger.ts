import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** provider: our balance there. owed: the helpers' part of it, as a negative. costs: fees and losses. */
type Account = 'provider' | 'owed' | 'costs';

const accounts = {
  paid: { from: 'owed', to: 'provider' },
  fee: { from: 'provider', to: 'costs' },
  transferred: { from: 'provider', to: 'owed' },
  reversed: { from: 'owed', to: 'provider' },
  returned: { from: 'provider', to: 'owed' },
  reinstated: { from: 'owed', to: 'provider' },
  lost: { from: 'provider', to: 'costs' },
} satisfies Record<string, { from: Account; to: Account }>;

export type EntryKind = keyof typeof accounts;

export interface Entry {
  tipId: number;
  kind: EntryKind;
  cents: number;
  /** The provider's object; each is booked once per kind. */
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
  select ${(Object.keys(accounts) as EntryKind[]).map(sumOf).join(', ')},
    coalesce(-sum(l.cents) filter (where l.account = 'owed'), 0)::float8 as held,
    coalesce(sum(l.cents) filter (where l.account = 'provider'), 0)::float8 as kept
  from ledger_entry e join ledger_line l on l.entry_id = e.id`;

@Injectable()
export class Ledger {
  constructor(private readonly database: Database) {}

  async book(em: EntityManager, { tipId, kind, cents, providerId }: Entry): Promise<boolean> {
    const { from, to } = accounts[kind];
    const lines = await em.execute<unknown[]>(book, [tipId, kind, providerId, from, cents, to, cents]);
    return lines.length > 0;
  }

  /** In cents. `held` is owed to helpers, `kept` is our balance at the provider. */
  async totals(): Promise<Totals> {
    const [row] = await this.database.query<Totals>('ledger-totals', sums);
    return row!;
  }
}
