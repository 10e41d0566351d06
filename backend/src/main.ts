import { join } from 'node:path';
import { createApp } from './app.js';
import { loadConfig } from './platform/config.js';
import { migrate } from './platform/database/migrate.js';
import { startOwnPostgres } from './platform/database/own-postgres.js';

const given = await loadConfig();
const postgres = given.databaseUrl ? null : await startOwnPostgres({ dir: join(given.dataDir, 'postgres') });
const config = { ...given, databaseUrl: given.databaseUrl ?? postgres?.url() };
await migrate(config);
const app = await createApp(config);
await app.listen(config.port, config.host);
console.log(`Open ${config.publicUrl}`);

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await app.close();
  await postgres?.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
