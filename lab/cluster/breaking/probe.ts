import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LivePage } from '../../faults/load/live-page.ts';
import type { Person } from '../../faults/load/people.ts';

const every = 40;

export interface Asked {
  /** Milliseconds since the probe began. */
  began: number;
  ended: number;
  /** Undefined when there was no answer. */
  status: number | undefined;
}

export interface Loop {
  name: string;
  asked: Asked[];
}

export interface Sent {
  key: string;
  id: number;
}

/** A page with live events, and three loops of requests to the nodes in turn. */
export class Probe {
  readonly loops: Loop[] = [];
  /** Messages that the site has confirmed. */
  readonly confirmed: Sent[] = [];
  readonly page: LivePage;
  private readonly urls: readonly string[];
  private readonly people: readonly [Person, Person];
  /** Milliseconds for the live page to hear of the last messages. */
  private readonly hearsWithin: number;
  private readonly began = Date.now();
  private isStopped = false;
  private running: Promise<void>[] = [];

  constructor(urls: readonly string[], people: readonly [Person, Person], hearsWithin = 20_000) {
    this.urls = urls;
    this.people = people;
    this.hearsWithin = hearsWithin;
    this.page = new LivePage(urls.at(-1) ?? '', people[1]);
  }

  async start(): Promise<void> {
    // It hears only of what happens afterwards.
    await this.page.open();
    const [sender, receiver] = this.people;
    // Without a session: it needs a replica only.
    this.begin('search', (at) =>
      sender.browser.ask('/api/listings?type=helper&limit=3', { at, session: '' }),
    );
    this.begin('session', (at) => sender.browser.ask('/api/auth/me', { at }));
    this.begin('messages', (at) => this.send(sender, receiver, at));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.running);
    for (const deadline = Date.now() + this.hearsWithin; this.unheard && Date.now() < deadline;)
      await pause(50);
    this.page.close();
  }

  get now(): number {
    return Date.now() - this.began;
  }

  get unheard(): number {
    const heard = new Set(this.page.messages.map(({ id }) => id));
    return this.confirmed.filter(({ id }) => !heard.has(id)).length;
  }

  private begin(name: string, ask: (url: string) => Promise<{ status: number } | undefined>): void {
    const asked: Asked[] = [];
    this.loops.push({ name, asked });
    const loop = async () => {
      for (let turn = 0; !this.isStopped; turn += 1) {
        const began = this.now;
        const answer = await ask(this.urls[turn % this.urls.length] ?? '');
        asked.push({ began, ended: this.now, status: answer?.status });
        await pause(Math.max(0, began + every - this.now));
      }
    };
    this.running.push(loop());
  }

  private async send(from: Person, to: Person, at: string) {
    const key = randomUUID();
    const body = { receiverId: to.id, content: `Is it there? ${key}`, clientKey: key };
    const answer = await from.browser.ask('/api/messages', { body, at });
    if (answer?.status === 200) this.confirmed.push({ key, id: (answer.body as { id: number }).id });
    return answer;
  }
}
