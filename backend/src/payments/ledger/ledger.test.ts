import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeHelper, makeTip, type Person } from '../testing/fixtures.js';
import { Ledger, type Entry } from './ledger.js';

let app: TestApp;
let helper: Person;
beforeAll(async () => {
  app = await startTestApp();
  helper = await makeHelper(app);
});
afterAll(() => app.close());

const em = () => app.get(EntityManager).fork();
const book = (entry: Entry) => em().transactional((em) => app.get(Ledger).book(em, entry));
const expectRefused = (sql: string) => expect(em().execute(sql)).rejects.toThrow();

describe('the ledger', () => {
  it('shows to the cent where the money of every tip is', async () => {
    const held = await makeTip(app, { to: helper, dollars: 10 });
    await makeTip(app, { to: helper, dollars: 20, money: 'transferred', transferId: 'tr_1' });
    await makeTip(app, { to: helper, dollars: 40, money: 'returned', status: 'refunded' });
    await book({ tipId: held.id, kind: 'fee', cents: 59, providerId: 'txn_1' });
    const totals = await app.get(Ledger).totals();
    expect(totals).toMatchObject({ paid: 7000, transferred: 2000, returned: 4000, held: 1000, fee: 59 });
    expect(totals.paid).toBe(totals.transferred + totals.held + totals.returned);
    expect(totals.kept).toBe(totals.held - totals.fee);
  });

  it('books each entry once', async () => {
    const { id: tipId } = await makeTip(app, { to: helper });
    const entry: Entry = { tipId, kind: 'transferred', cents: 1500, providerId: 'tr_once' };
    const booked = await Promise.all(Array.from({ length: 10 }, () => book(entry)));
    expect(booked.filter(Boolean)).toHaveLength(1);
  });

  it('is never changed, and always balanced', async () => {
    await makeTip(app, { to: helper });
    await expectRefused('update ledger_line set cents = cents + 1');
    await expectRefused('delete from ledger_line');
    await expectRefused('delete from ledger_entry');
    await expectRefused('truncate ledger_line, ledger_entry');
    await expectRefused(
      `insert into ledger_line (entry_id, account, cents) select max(id), 'costs', 1 from ledger_entry`,
    );
  });
});
