import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Simulation } from './load/simulation.ts';
import type { SiteNode } from './world/site-node.ts';

/** Silent connections take longest to be noticed. */
export const recoversWithin = 20_000;

/** The milliseconds until a node confirms a change, without the proxy; undefined after the timeout. */
export async function timeToWrite(node: SiteNode, simulation: Simulation): Promise<number | undefined> {
  const { records, observers } = simulation;
  const [from, to] = observers;
  const began = Date.now();
  while (Date.now() - began < recoversWithin) {
    const key = randomUUID();
    const sent = { from: from.id, to: to.id, key, outcome: 'unknown' as const };
    const at = records.messages.push(sent) - 1;
    const body = { receiverId: to.id, content: `Does ${node.name} take this? ${key}`, clientKey: key };
    const answer = await from.browser.ask('/api/messages', { body, at: node.url });
    if (answer?.status === 200) {
      records.messages[at] = { ...sent, outcome: 'kept' };
      return Date.now() - began;
    }
    await pause(100);
  }
  return undefined;
}
