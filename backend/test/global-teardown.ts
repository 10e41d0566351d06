import { rmSync } from 'node:fs';

export default async function stop() {
  const { stopPostgres, folder } = globalThis.testRun;
  await stopPostgres();
  rmSync(folder, { recursive: true, force: true });
}
