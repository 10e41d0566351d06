import { tracingChannel } from 'node:diagnostics_channel';
import type { FastifyRequest } from 'fastify';
import type { Description } from './requests.js';
import { caseHeader, type Answer } from './send.js';

export interface OperationTally {
  operation: string;
  /** Cases that its own code answered, behind routes, bodies, guards and limits. */
  reached: number;
  accepted: number;
  slowestMs: number;
  errors: number;
}

const { start } = tracingChannel('fastify.request.handler');

/** Answers of guards and of limits. 404 also hides the desk from all others. */
const refusals = new Set([401, 403, 429]);
const nothing = /"message":"(There is nothing here|Nothing was found here)"/;

/** What became of the cases, by operation. */
export class Tally {
  private readonly operations = new Map<string, OperationTally>();
  private readonly handled = new Map<string, string>();
  readonly statuses: Record<number, number> = {};
  slowestMs = 0;

  constructor({ paths }: Pick<Description, 'paths'>) {
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods)) {
        const operation = `${method.toUpperCase()} ${path}`;
        this.operations.set(keyOf(operation), {
          operation,
          reached: 0,
          accepted: 0,
          slowestMs: 0,
          errors: 0,
        });
      }
    start.subscribe(this.onHandled);
  }

  end(): void {
    start.unsubscribe(this.onHandled);
  }

  count(number: number, answer: Answer): void {
    const { status, milliseconds } = answer;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    this.slowestMs = Math.max(this.slowestMs, milliseconds);
    const handledBy = this.handled.get(String(number));
    this.handled.delete(String(number));
    const tally = handledBy && this.operations.get(keyOf(handledBy));
    if (!tally) return;
    tally.slowestMs = Math.max(tally.slowestMs, milliseconds);
    if (status >= 500 || status === 0) tally.errors += 1;
    if (isRefusal(answer)) return;
    tally.reached += 1;
    if (status < 400) tally.accepted += 1;
  }

  get all(): OperationTally[] {
    return [...this.operations.values()];
  }

  get reached(): number {
    return this.all.reduce((sum, { reached }) => sum + reached, 0);
  }

  private readonly onHandled = (message: unknown) => {
    const { request } = message as { request: FastifyRequest };
    const number = request.headers[caseHeader];
    if (typeof number === 'string') this.handled.set(number, `${request.method} ${request.routeOptions.url}`);
  };
}

/** A route and its description may call a parameter differently. */
const keyOf = (operation: string) => operation.replace(/:\w+|\{\w+\}/g, '*');

export const isRefusal = ({ status, body }: Answer) =>
  refusals.has(status) || (status === 404 && nothing.test(body));
