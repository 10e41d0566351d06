import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { StreamUser } from '../stream/people.ts';

const answerWithinMs = 20_000;
const paths = ['/api/auth/me', '/api/messages', '/api/listings'];

type Outcome = number | string;

export interface RequestFigures {
  requests: number;
  failed: string[];
  /** In milliseconds. */
  times: number[];
}

/** Three reads and a message in turn, each at its time, however long the earlier ones take. */
export class RequestLoad {
  readonly failed: string[] = [];
  private readonly times: number[] = [];
  private readonly open = new Set<Promise<void>>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly timer: NodeJS.Timeout;
  private readonly proxies: readonly string[];
  private readonly users: readonly StreamUser[];
  private sent = 0;

  constructor(proxies: readonly string[], users: readonly StreamUser[], rate: number) {
    this.proxies = proxies;
    this.users = users;
    const began = performance.now();
    this.timer = setInterval(() => {
      while (this.sent < ((performance.now() - began) / 1_000) * rate) this.send(this.sent++);
    }, 5);
  }

  async stop(): Promise<RequestFigures> {
    clearInterval(this.timer);
    while (this.open.size) await pause(20);
    this.agent.destroy();
    return { requests: this.sent, failed: this.failed, times: this.times };
  }

  private send(at: number): void {
    const began = performance.now();
    const user = this.users[(at * 7) % this.users.length]!;
    const path = paths[at % 4];
    const body = path
      ? undefined
      : { receiverId: user.otherId, content: `The ${at}th`, clientKey: crypto.randomUUID() };
    const answered = this.ask(this.proxies[at % this.proxies.length]!, user, path, body).then((outcome) => {
      this.times.push(performance.now() - began);
      if (outcome !== 200) this.failed.push(`${path ?? 'a message'}: ${outcome}`);
      this.open.delete(answered);
    });
    this.open.add(answered);
  }

  private ask(proxy: string, user: StreamUser, path = '/api/messages', body?: object): Promise<Outcome> {
    const { token } = user;
    return new Promise<Outcome>((settle) => {
      const headers = { cookie: `session=${token}`, ...(body && { 'content-type': 'application/json' }) };
      const asked = request(proxy + path, {
        method: body ? 'POST' : 'GET',
        headers,
        agent: this.agent,
        timeout: answerWithinMs,
      });
      asked.once('response', (answer) => {
        answer.once('end', () => settle(answer.statusCode ?? 0)).once('error', () => settle('cut off'));
        answer.resume();
      });
      asked.once('timeout', () => asked.destroy(new Error('no answer')));
      asked.once('error', ({ message, code }: NodeJS.ErrnoException) => {
        // As browsers do: an idle connection that was just being closed is no failure. A message has its key.
        const isIdleClosed = asked.reusedSocket && code === 'ECONNRESET';
        settle(isIdleClosed ? this.ask(proxy, user, path, body) : message);
      });
      asked.end(body && JSON.stringify(body));
    });
  }
}
