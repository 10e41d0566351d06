import { proxyMark } from '../world/proxy.ts';

export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

export interface BadAnswer {
  at: number;
  what: string;
}

/** Every answer that the people got, counted as the report tells it. */
export class Traffic {
  requests = 0;
  /** When anybody got an answer that was neither a fault nor missing, and when a change was confirmed. */
  readonly good: number[] = [];
  readonly goodWrites: number[] = [];
  /** 5xx without words or without Retry-After: nobody knows what to do with them. */
  readonly bare: BadAnswer[] = [];
  worded503 = 0;
  byProxy = 0;
  unanswered = 0;
  tooOften = 0;

  note(method: string, path: string, { status, body, headers }: Answer): void {
    const now = Date.now();
    // The played providers fail when they are told to.
    if (path.startsWith('/sandbox/')) return;
    if (status === 429) this.tooOften += 1;
    if (status < 500) {
      this.good.push(now);
      if (method !== 'GET' && status < 300) this.goodWrites.push(now);
    } else if (headers.has(proxyMark)) this.byProxy += 1;
    else if (status === 503 && headers.has('retry-after') && wordsOf(body)) this.worded503 += 1;
    else
      this.bare.push({ at: now, what: `${method} ${path} ${status} ${JSON.stringify(body).slice(0, 200)}` });
  }
}

const wordsOf = (body: unknown): string => (body as { message?: string } | null)?.message ?? '';
