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

export class Traffic {
  requests = 0;
  /** Times of responses below 500, and of confirmed changes. */
  readonly good: number[] = [];
  readonly goodWrites: number[] = [];
  /** Responses of 5xx without a message or without Retry-After. */
  readonly bare: BadAnswer[] = [];
  worded503 = 0;
  byProxy = 0;
  unanswered = 0;
  tooOften = 0;

  note(method: string, path: string, { status, body, headers }: Answer): void {
    const now = Date.now();
    // The sandbox fails on request.
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
