import type { Config } from '../config/config.js';
import { createDeadLetters, deadLetters, openBoss } from './boss.js';

export async function runDeadLetterCommand(config: Config, [verb = 'list', ...ids]: string[]) {
  const boss = openBoss({ ...config, role: 'web' });
  await boss.start();
  try {
    await createDeadLetters(boss);
    if (verb === 'retry') {
      const retried = await boss.redrive(deadLetters, ids.length ? { ids } : {});
      console.log(`${retried} of the dead letters will be tried again`);
      return;
    }
    const dead = await boss.findJobs(deadLetters, { queued: true });
    for (const { id, sourceName, sourceOutput, createdOn } of dead)
      console.log(`${id}  ${createdOn.toISOString()}  ${sourceName}  ${errorText(sourceOutput)}`);
    console.log(`${dead.length} dead letters`);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Never the job's data, which may be personal. */
function errorText(output: object | null): string {
  const { message } = (output ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message.slice(0, 120) : 'no reason given';
}
