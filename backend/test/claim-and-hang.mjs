// A worker that takes a job and then does nothing for ever, as one that is about to be killed.
import { PgBoss } from 'pg-boss';

const [, , connectionString, name] = process.argv;
const boss = new PgBoss({ connectionString, migrate: false, supervise: false, schedule: false });
await boss.start();
await boss.work(name, () => {
  process.send('claimed');
  return new Promise(() => {});
});
