import { setTimeout as pause } from 'node:timers/promises';
import { LivePage } from './load/live-page.ts';
import { correspondents } from './load/messages.ts';
import type { Person } from './load/people.ts';
import type { ProofResult } from './report.ts';
import type { World } from './world/world.ts';

const streams = 12;

export async function restartInTurn(
  world: World,
  people: Person[],
  { times, rate }: { times: number; rate: number },
): Promise<ProofResult[]> {
  const pages = people.slice(0, streams).map((person) => new LivePage(world.url, person));
  await Promise.all(pages.map((page) => page.open()));
  const load = new SteadyLoad(people, rate);
  for (let time = 0; time < times; time += 1) {
    const node = world.nodes[time % world.nodes.length];
    await node?.stop();
    await node?.start();
    await world.isComplete();
  }
  await load.stop();
  for (const page of pages) page.close();
  const { waits, failed } = load;
  const percentile = (share: number) =>
    waits.toSorted((a, b) => a - b)[Math.floor((waits.length - 1) * share)];
  const stops = world.nodes.flatMap((node) => node.stops);
  console.log(
    `${times} restarts in turn at ${rate} requests a second: ${waits.length} requests, ${failed.length} failed, p50 ${percentile(0.5)} ms, ` +
      `p99 ${percentile(0.99)} ms, at most ${percentile(1)} ms; ${pages.length} streams; ` +
      `a node ends within ${Math.max(...stops.map(({ milliseconds }) => milliseconds))} ms`,
  );
  const wrong = (what: string) => ({ kind: 'wrong' as const, what });
  return [
    { name: 'no request failed', findings: failed.map(wrong) },
    { name: 'no stream had a gap or a double', findings: pages.flatMap((page) => page.faults.map(wrong)) },
    {
      name: 'every node ended with 0',
      findings: stops.filter(({ code }) => code !== 0).map(({ code }) => wrong(`a node ended with ${code}`)),
    },
  ];
}

/** Sends requests at a constant rate, however long the earlier ones take. */
class SteadyLoad {
  readonly waits: number[] = [];
  readonly failed: string[] = [];
  private readonly people: Person[];
  private readonly open = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private sent = 0;

  constructor(people: Person[], rate: number) {
    this.people = people;
    const began = Date.now();
    this.timer = setInterval(() => {
      while (this.sent < ((Date.now() - began) / 1_000) * rate) this.send();
    }, 5);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    while (this.open.size) await pause(20);
  }

  private send(): void {
    const at = this.sent++;
    const me = this.people[at % this.people.length];
    if (!me) return;
    const asked = this.ask(me, at).finally(() => this.open.delete(asked));
    this.open.add(asked);
  }

  private async ask(me: Person, at: number): Promise<void> {
    const [other] = correspondents(me, this.people);
    const paths = ['/api/auth/me', '/api/messages', '/api/listings', '/api/messages/unread'];
    const path = paths[(at >> 1) % paths.length] ?? '/';
    const began = performance.now();
    const body = { receiverId: other?.id, content: `The ${at}th`, clientKey: crypto.randomUUID() };
    const answer = at % 4 ? await me.browser.ask(path) : await me.browser.ask('/api/messages', { body });
    this.waits.push(Math.round(performance.now() - began));
    if (answer?.status !== 200)
      this.failed.push(`${at % 4 ? path : 'a message'}: ${answer?.status ?? 'no answer'}`);
  }
}
