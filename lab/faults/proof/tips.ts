import { doubled, lost, wrong, type Finding, type Proof } from './findings.ts';

interface Row {
  key: string;
  clientKey: string;
  status: string;
  money: string;
  isPaid: boolean;
  recipientId: number;
  /** At the provider. */
  charges: number;
  transfers: number;
}

const tips = `
  select t.key::text as key, t.client_key::text as "clientKey", t.status, t.money, t.paid_at is not null as "isPaid",
    t.recipient_id::int as "recipientId",
    (select count(*)::int from sandbox_stripe_object o where o.object = 'charge'
       and o.body->>'transfer_group' = 'tip_' || t.key and o.body->>'status' = 'succeeded') as charges,
    (select count(*)::int from sandbox_stripe_object o where o.object = 'transfer'
       and o.body->>'transfer_group' = 'tip_' || t.key) as transfers
  from tip t`;

export const tipsOnce: Proof = {
  name: 'each tip is one charge, and one transfer where the helper takes payouts',
  async check({ postgres }, { records, paidOut }) {
    const rows = await postgres.query<Row>(tips);
    const passedOn = new Set(paidOut.map(({ id }) => id));
    const findings = rows.flatMap(({ key, money, isPaid, charges, transfers, recipientId }): Finding[] => {
      const wanted = isPaid && passedOn.has(recipientId) ? 1 : 0;
      if (charges > 1) return [doubled(`tip ${key} was charged ${charges} times`)];
      if (transfers > 1) return [doubled(`tip ${key} was transferred ${transfers} times`)];
      if (charges !== Number(isPaid))
        return [lost(`tip ${key}: ${charges} charges, and we say paid: ${isPaid}`)];
      if (transfers < wanted) return [lost(`tip ${key} was never transferred, its money is ${money}`)];
      if (transfers > wanted) return [wrong(`tip ${key} was transferred to a helper without an account`)];
      return (money === 'transferred') === (transfers === 1)
        ? []
        : [wrong(`tip ${key} is transferred and ${money}`)];
    });
    for (const given of records.tips) {
      const mine = rows.filter(({ clientKey }) => clientKey === given.key);
      if (mine.length > 1) findings.push(doubled(`the tip with the client's key ${given.key}`));
      if (given.begun === 'kept' && !mine.length)
        findings.push(lost(`the tip with the client's key ${given.key}`));
      if (given.isPaid && mine[0]?.status !== 'succeeded')
        findings.push(lost(`the paid tip ${mine[0]?.key}`));
    }
    return findings;
  },
};

const ledger = `
  with balance as (
    select coalesce(sum(cents) filter (where account = 'owed'), 0)::int as owed, coalesce(sum(cents), 0)::int as all
    from ledger_line
  ), held as (select coalesce(sum(cents), 0)::int as cents from tip where money = 'held')
  select abs(balance.owed) as owed, balance.all, held.cents as held,
    (select count(*)::int from tip t where paid_at is not null
       and (select count(*) from ledger_entry e where e.tip_id = t.id and e.kind = 'paid') <> 1) as "unbooked",
    (select count(*)::int from tip t where (money = 'transferred')
       <> exists (select from ledger_entry e where e.tip_id = t.id and e.kind = 'transferred')) as "unmoved"
  from balance, held`;

export const ledgerBalances: Proof = {
  name: 'the ledger balances, and owes what is held',
  async check({ postgres }) {
    const [row] =
      await postgres.query<Record<'owed' | 'all' | 'held' | 'unbooked' | 'unmoved', number>>(ledger);
    if (!row) return [wrong('there is no ledger')];
    const findings: Finding[] = [];
    if (row.all !== 0) findings.push(wrong(`the ledger sums up to ${row.all} cents`));
    if (row.owed !== row.held) findings.push(wrong(`${row.owed} cents are owed and ${row.held} held`));
    if (row.unbooked) findings.push(wrong(`${row.unbooked} paid tips are not booked once`));
    if (row.unmoved) findings.push(wrong(`${row.unmoved} transfers are not booked`));
    return findings;
  },
};
