import { once } from 'node:events';
import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Language } from '../../platform/language/contract.js';
import {
  liveEvent,
  newsSignal,
  tripSignal,
  type LiveEvent,
  type NewsSignal,
  type TripSignal,
} from '../contract.js';

export interface Heard {
  id: number;
  event: LiveEvent;
}

export interface From {
  lastEventId?: number | string;
  after?: number;
  language?: Language;
}

export class LivePage {
  readonly heard: Heard[] = [];
  /** Events without an id. */
  readonly signals: TripSignal[] = [];
  readonly news: NewsSignal[] = [];
  aside = '';
  lastEventId = 0;
  private readonly coming = this.events();
  private rest = '';

  private constructor(
    private readonly request: ClientRequest,
    readonly response: IncomingMessage,
  ) {
    response.setEncoding('utf8').on('data', (chunk: string) => this.read(chunk));
    // Tests observe the end of the stream, also when it is an error.
    for (const part of [request, response]) part.on('error', () => undefined);
  }

  static async open(
    url: string,
    cookie: string,
    { lastEventId, after, language }: From = {},
  ): Promise<LivePage> {
    const search = new URLSearchParams({
      ...(after !== undefined && { after: String(after) }),
      ...(language && { language }),
    });
    const request = get(`${url}/api/messages/stream?${search}`, {
      agent: false,
      headers: {
        accept: 'text/event-stream',
        cookie: `session=${cookie}`,
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return new LivePage(request, response);
  }

  get isOver(): boolean {
    return this.response.closed;
  }

  async *events(): AsyncGenerator<Heard, void> {
    for (let at = 0; ; at += 1) {
      while (at === this.heard.length && !this.isOver) await this.change();
      const heard = this.heard[at];
      if (!heard) return;
      yield heard;
    }
  }

  async next(): Promise<Heard> {
    const { value, done } = await this.coming.next();
    if (done) throw new Error(`The stream is over, after ${this.heard.length} events`);
    return value;
  }

  async take(count: number): Promise<Heard[]> {
    const taken: Heard[] = [];
    while (taken.length < count) taken.push(await this.next());
    return taken;
  }

  async signal(): Promise<TripSignal> {
    while (!this.signals.length && !this.isOver) await this.change();
    const [signal] = this.signals.splice(0, 1);
    if (!signal) throw new Error('The stream is over, without a signal');
    return signal;
  }

  async hearsNews(): Promise<void> {
    while (!this.news.length && !this.isOver) await this.change();
    if (!this.news.shift()) throw new Error('The stream is over, without news');
  }

  async says(words: string): Promise<void> {
    while (!this.aside.includes(words) && !this.isOver) await this.change();
  }

  async over(): Promise<void> {
    while (!this.isOver) await new Promise((resolve) => this.response.once('close', resolve));
  }

  close(): void {
    this.request.destroy();
  }

  private async change(): Promise<void> {
    await new Promise((resolve) => this.response.once('data', resolve).once('close', resolve));
  }

  private read(chunk: string): void {
    const parts = (this.rest + chunk).split('\n\n');
    this.rest = parts.pop() ?? '';
    for (const part of parts) this.hear(part);
  }

  private hear(part: string): void {
    const fields = Object.fromEntries(part.split('\n').map((field) => field.split(/: ?(.*)/, 2)));
    if (fields.id) this.lastEventId = Number(fields.id);
    if (fields.data === undefined) {
      this.aside += `${part}\n`;
      return;
    }
    const data: unknown = JSON.parse(fields.data);
    if (fields.event === 'trip' && fields.id === undefined) {
      this.signals.push(tripSignal.parse(data));
      return;
    }
    if (fields.event === 'news' && fields.id === undefined) {
      this.news.push(newsSignal.parse(data));
      return;
    }
    const event = liveEvent.parse(data);
    if (event.kind !== fields.event) throw new Error(`${fields.event} is not ${event.kind}`);
    this.heard.push({ id: Number(fields.id), event });
  }
}
