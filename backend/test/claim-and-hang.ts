// A worker that claims a job and never finishes it, like one that is about to be killed.
import { PgBoss } from 'pg-boss';

const [connectionString = '', name = ''] = process.argv.slice(2);
const boss = new PgBoss({ connectionString, migrate: false, supervise: false, schedule: false });
await boss.start();
await boss.work(name, () => {
  process.send?.('claimed');
  return new Promise(() => {});
});
