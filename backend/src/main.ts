import { tuneHeapForServing } from './platform/process/heap-tuning.js';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, type Config } from './platform/config/config.js';
import { settingsReport } from './platform/config/settings-report.js';
import { runningPostgres } from './platform/database/embedded/running-postgres.js';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.js';
import { waitForDatabase } from './platform/database/wait-for-database.js';
import { nodeObstacle } from './platform/process/node-version.js';
import { productVersion } from './platform/process/product-version.js';
import { openDemoWarning } from './platform/process/open-demo.js';
import { startErrorText } from './platform/process/start-error.js';

const [command = 'serve', ...rest] = process.argv.slice(2);

const refuse = (error: Error): never => {
  console.error(error.message);
  process.exit(1);
};
const obstacle = nodeObstacle(process.versions.node);
if (obstacle) refuse(new Error(obstacle));
if (existsSync('.env')) process.loadEnvFile('.env');
if (command === '--version') {
  console.log(productVersion);
  process.exit(0);
}
if (command === '--check') {
  const { isReady, lines } = settingsReport(process.env);
  for (const line of lines) console.log(line);
  process.exit(isReady ? 0 : 1);
}
const configured = await loadConfig().catch(refuse);
const at = (url: string): Config => ({ ...configured, databaseUrl: url, databaseDirectUrl: url });
// A site that runs here has the embedded PostgreSQL open: these commands use it.
const isBeside = ['--role', '--backup', '--jobs', '--tips'].includes(command);
const beside = isBeside && runningPostgres(join(configured.dataDir, 'postgres'));
const loaded = beside && !configured.databaseUrl ? at(beside) : configured;
let serverCode: ReturnType<typeof loadServer> | undefined;
const postgres = loaded.databaseUrl
  ? null
  : await startEmbeddedPostgres({
      dir: join(loaded.dataDir, 'postgres'),
      // Loading keeps this process busy for as long as PostgreSQL takes to start.
      onLaunch: () => {
        if (command === 'serve') serverCode ??= loadServer();
      },
    }).catch(refuse);
const config: Config = postgres ? at(postgres.url()) : loaded;

async function stopWith(code: number): Promise<never> {
  await postgres?.stop();
  process.exit(code);
}

try {
  for (const url of new Set([loaded.databaseDirectUrl, loaded.databaseUrl]))
    if (url) await waitForDatabase(url);
  if (command === '--backup' || command === '--restore') {
    const { runBackupCommand } = await import('./backup-command.js');
    for (const line of await runBackupCommand(config, command, rest)) console.log(line);
    await stopWith(0);
  }
  const { migrate } = await import('./platform/database/migrate.js');
  await migrate(config);
  if (command === '--migrate') await stopWith(0);
  if (command === '--jobs') {
    const { runDeadLetterCommand } = await import('./platform/jobs/dead-letter-command.js');
    await runDeadLetterCommand(config, rest);
    await stopWith(0);
  }
  if (command === '--tips') {
    const { runTipReviewCommand } = await import('./tip-review-command.js');
    for (const line of await runTipReviewCommand(config, rest)) console.log(line);
    await stopWith(0);
  }
  if (command === '--role') {
    const { runRoleCommand } = await import('./role-command.js');
    console.log(await runRoleCommand(config, rest));
    await stopWith(0);
  }
  await serve();
} catch (error) {
  console.error(startErrorText(error, config) ?? error);
  await stopWith(1);
}

function loadServer() {
  return Promise.all([
    import('./app.js'),
    import('./platform/process/lifecycle.js'),
    import('./pages/rendering/page-renderer.service.js'),
  ]);
}

async function serve() {
  const [{ createApp }, { Lifecycle }, { PageRenderer }] = await (serverCode ?? loadServer());
  const app = await createApp(config);
  const lifecycle = app.get(Lifecycle);
  const stop = () => void lifecycle.shutDown(() => app.close()).then(() => stopWith(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await app.listen(config.port, config.host);
  tuneHeapForServing();
  console.log(`Open ${config.publicUrl}`);
  const warning = openDemoWarning(config);
  if (warning) console.warn(warning);
  // Requests that arrive before it is done wait for a rendered page, so it need not delay the start.
  if (config.role !== 'worker') await app.get(PageRenderer).unhurried(() => app.inject('/'));
}
