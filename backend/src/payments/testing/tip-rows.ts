import type { TestApp } from '../../testing/test-app.js';

interface TipRow {
  key: string;
  status: string;
  money: string;
  chargeId: string;
  transferId: string | null;
}

const find = `
  select key::text as key, status, money, charge_id as "chargeId", transfer_id as "transferId"
  from tip where id = $1`;
const booked = `select kind from ledger_entry where tip_id = $1 and kind <> 'fee' order by id`;

export async function moneyOf({ database }: TestApp, tipId: number): Promise<TipRow> {
  const [row] = await database.query<TipRow>('test-money-of', find, [tipId]);
  if (!row) throw new Error('There is no such tip');
  return row;
}

export async function bookingsOf({ database }: TestApp, tipId: number): Promise<string[]> {
  const rows = await database.query<{ kind: string }>('test-bookings-of', booked, [tipId]);
  return rows.map(({ kind }) => kind);
}

export async function payoutAccountOf({ database }: TestApp, userId: number): Promise<string> {
  const [row] = await database.query<{ account: string }>(
    'test-payout-account-of',
    'select provider_id as account from payout_account where user_id = $1',
    [userId],
  );
  if (!row) throw new Error('This person has no account');
  return row.account;
}
