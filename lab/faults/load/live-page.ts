import { get, type ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './people.ts';

interface Event {
  kind: string;
  message?: { id: number; clientKey: string | null };
}

export interface HeardMessage {
  id: number;
  /** The number of the event that brought it. */
  event: number;
}

/** An open page with its live events. It reconnects as EventSource does when the stream breaks. */
export class LivePage {
  readonly person: Person;
  readonly events: number[] = [];
  readonly messages: HeardMessage[] = [];
  /** Events that were skipped or repeated, or an order to load everything again. */
  readonly faults: string[] = [];
  connections = 0;
  firstEvent = 0;
  private readonly url: string;
  private last: number | undefined;
  private request: ClientRequest | undefined;
  private isOpen = true;

  constructor(url: string, person: Person) {
    this.url = url;
    this.person = person;
  }

  get lastEvent(): number {
    return this.last ?? 0;
  }

  /** Resolves when the server has sent the last event before this moment. */
  async open(): Promise<void> {
    void this.listen();
    while (this.last === undefined) await pause(20);
  }

  close(): void {
    this.isOpen = false;
    this.request?.destroy();
  }

  private async listen(): Promise<void> {
    while (this.isOpen) {
      await this.once();
      if (this.isOpen) await pause(300);
    }
  }

  private once(): Promise<void> {
    return new Promise((over) => {
      const { session } = this.person.browser;
      const headers = {
        accept: 'text/event-stream',
        cookie: `session=${session}`,
        ...(this.last !== undefined && { 'last-event-id': this.last }),
      };
      const request = get(`${this.url}/api/messages/stream`, { agent: false, headers });
      this.request = request;
      request.once('close', over).once('error', () => undefined);
      // Heartbeats come every few seconds: a stream without them is dead.
      request.setTimeout(60_000, () => request.destroy());
      request.once('response', (response) => {
        if (response.statusCode === 200) this.connections += 1;
        else return void request.destroy();
        let rest = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          const parts = (rest + chunk).split('\n\n');
          rest = parts.pop() ?? '';
          for (const part of parts) this.hear(part);
        });
        // The `close` event follows.
        response.on('error', () => undefined);
      });
    });
  }

  private hear(part: string): void {
    const id = Number(/^id: (\d+)$/m.exec(part)?.[1]);
    if (Number.isNaN(id)) return;
    const data = /^data: (.*)$/m.exec(part)?.[1];
    const event: Event = data ? (JSON.parse(data) as Event) : { kind: 'nothing' };
    if (event.kind === 'reset') this.faults.push(`told to load everything again after event ${this.last}`);
    else if (event.kind === 'ready') this.firstEvent = id;
    else this.count(id);
    this.last = id;
    if (event.message) this.messages.push({ id: event.message.id, event: id });
  }

  private count(id: number): void {
    const expected = this.lastEvent + 1;
    if (id > expected) this.faults.push(`events ${expected} to ${id - 1} were skipped`);
    if (id < expected) this.faults.push(`event ${id} came again`);
    this.events.push(id);
  }
}
