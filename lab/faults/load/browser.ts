import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Traffic } from './traffic.ts';

const answerWithin = 20_000;
const maxTries = 6;

export interface Request {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  body?: object;
  form?: Record<string, string>;
  session?: string;
  at?: string;
}

/** Sends requests as a page does, and repeats a change whose outcome is unknown. */
export class Browser {
  readonly session: string;
  private readonly url: string;
  private readonly ip: string;
  private readonly traffic: Traffic;

  constructor(url: string, ip: string, session: string, traffic: Traffic) {
    this.url = url;
    this.ip = ip;
    this.session = session;
    this.traffic = traffic;
  }

  async ask(path: string, { method, body, form, session, at }: Request = {}): Promise<Answer | undefined> {
    const verb = method ?? (body || form ? 'POST' : 'GET');
    this.traffic.requests += 1;
    try {
      const reply = await fetch((at ?? this.url) + path, {
        method: verb,
        headers: {
          cookie: `session=${session ?? this.session}`,
          'x-forwarded-for': this.ip,
          ...(body && { 'content-type': 'application/json' }),
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        body: body ? JSON.stringify(body) : form && new URLSearchParams(form).toString(),
        redirect: 'manual',
        signal: AbortSignal.timeout(answerWithin),
      });
      const text = await reply.text();
      const isJson = reply.headers.get('content-type')?.includes('json') && text;
      const answer = { status: reply.status, body: isJson ? JSON.parse(text) : text, headers: reply.headers };
      this.traffic.note(verb, path, answer);
      return answer;
    } catch {
      // Whatever the error was, the outcome is unknown.
      this.traffic.unanswered += 1;
      return undefined;
    }
  }

  /** Sends a change again, with the same key or content, until its outcome is known. */
  async insist(path: string, request: Request | (() => Promise<Request>)): Promise<Settled> {
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const answer = await this.ask(path, typeof request === 'function' ? await request() : request);
      if (answer && answer.status < 300) return { outcome: 'kept', body: answer.body };
      // An earlier try may have been accepted.
      if (answer && answer.status < 500)
        return { outcome: tries > 1 ? 'unknown' : 'refused', body: answer.body };
      await pause(400 * tries);
    }
    return { outcome: 'unknown', body: undefined };
  }
}

export interface Settled {
  outcome: 'kept' | 'refused' | 'unknown';
  body: unknown;
}
