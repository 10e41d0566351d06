import { setTimeout as pause } from 'node:timers/promises';

const patience = 5_000;

/** Asks again until the answer holds these words; fails with words of its own when it never does. */
export async function untilTextContains(words: string, ask: () => Promise<string>): Promise<string> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer.includes(words)) return answer;
    await pause(20);
  }
  throw new Error(`"${words}" was not said within ${patience / 1_000} seconds`);
}
