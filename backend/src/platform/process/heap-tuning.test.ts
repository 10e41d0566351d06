import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

/** Runs in its own process, because these flags apply to all of V8. */
const script = `
  import { getHeapSpaceStatistics } from 'node:v8';
  const { tuneHeapForServing } = await import(process.argv[1]);
  const megabytes = () => getHeapSpaceStatistics().find((s) => s.space_name === 'new_space').space_size / 2 ** 20;
  const turn = (ms = 0) => new Promise((done) => setTimeout(done, ms));
  /** Allocates until the young generation has grown, or gives up. */
  async function flood() {
    for (let round = 0; round < 2_000 && megabytes() < 32; round++) {
      const kept = Array.from({ length: 40_000 }, (_, at) => ({ at, more: [at] }));
      await turn();
    }
    return megabytes();
  }
  async function rest() {
    // V8 shrinks the new space in a full collection while little is allocated.
    do { await turn(200); globalThis.gc(); } while (megabytes() > 4);
  }
  tuneHeapForServing();
  const first = await flood();
  await rest();
  console.log(JSON.stringify([first, await flood()]));
`;

const module = join(import.meta.dirname, 'heap-tuning.ts');

/** Gives what the script prints. */
async function run(source: string, ...flags: string[]): Promise<unknown> {
  const all = [...flags, '--no-warnings', '--input-type=module', '-e', source, module];
  const { stdout } = await promisify(execFile)(process.execPath, all);
  return JSON.parse(stdout);
}

describe('the tuning of the heap', () => {
  it('restores the young generation’s size after an idle period', async () => {
    const [first, second] = (await run(script, '--expose-gc')) as [number, number];
    expect(first).toBe(32);
    expect(second).toBe(first);
  }, 60_000);

  const inThread = `
  import { Worker } from 'node:worker_threads';
  await import(process.argv[1]);
  const thread = new Worker(\`
    import { getHeapSpaceStatistics } from 'node:v8';
    import { parentPort } from 'node:worker_threads';
    parentPort.postMessage(getHeapSpaceStatistics().find((s) => s.space_name === 'new_space').space_size / 2 ** 20);
  \`, { eval: true, execArgv: ['--input-type=module'] });
  thread.on('message', console.log);
`;

  it('gives a new thread room at once, so that it does not collect garbage for every page', async () => {
    expect(await run(inThread)).toBeGreaterThanOrEqual(8);
  });
});
