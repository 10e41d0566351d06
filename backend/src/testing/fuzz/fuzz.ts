import { Agent } from 'node:http';
import { resolveRefs } from '../../platform/openapi/resolve-refs.js';
import type { TestApp } from '../test-app.js';
import type { UserEntity } from '../../account/people/user.entity.js';
import { Callers } from './callers.js';
import { FuzzRequests, type Description, type FuzzRequest } from './requests.js';
import { send, type Answer } from './send.js';
import { isRefusal, Tally } from './tally.js';
import { emailOfCaller } from './valid-values.js';

export interface FuzzPlan {
  seed: number;
  milliseconds: number;
  pages: string[];
  /** Those who send first. */
  members?: UserEntity[];
  /** Ends before the time is over. */
  cases?: number | undefined;
  only?: number | undefined;
}

const inFlight = 8;

/** Sends odd requests, and logs in again after each that has ended its own session. */
export async function fuzz(
  app: TestApp,
  { seed, milliseconds, pages, members = [], cases = Infinity, only }: FuzzPlan,
) {
  const description = (await app.asVisitor().get('/api/openapi.json').expect(200)).json() as Description;
  const { paths } = resolveRefs(description);
  const requests = new FuzzRequests(seed, { paths }, pages);
  const tally = new Tally({ paths });
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const faults: string[] = [];
  const end = Date.now() + milliseconds;
  const last = only ?? cases - 1;
  let number = only ?? 0;

  const sendAs = async (callers: Callers, next: FuzzRequest) => {
    const headers = await callers.headersOf(next.by);
    return send(
      app,
      agent,
      { ...next, body: next.body?.replaceAll(emailOfCaller, callers.ownEmail) },
      headers,
    );
  };
  const sendMany = async (_: unknown, index: number) => {
    const callers = new Callers(app, members[index]);
    while (Date.now() < end && number <= last) {
      const next = requests.make(number++);
      let answer = await sendAs(callers, next);
      // Another request has ended the session, and this one has not been tried yet.
      if (isRefusal(answer) && (await callers.hasLostSession(next.by))) answer = await sendAs(callers, next);
      tally.count(next.number, answer);
      if (answer.status >= 500 || answer.status === 0) faults.push(described(seed, next, answer));
    }
    return callers.logins;
  };
  const logins = await Promise.all(Array.from({ length: only === undefined ? inFlight : 1 }, sendMany));
  tally.end();
  agent.destroy();
  return { tally, faults, logins: logins.reduce((sum, some) => sum + some, 0) };
}

const described = (
  seed: number,
  { number, method, path, by, body }: FuzzRequest,
  { status, body: said }: Answer,
) =>
  `${status} for ${method} ${path} by a ${by}${body ? ` with ${body.slice(0, 2_000)}` : ''}
  answered ${said.slice(0, 200)}
  again: npm run fuzz -- --seed ${seed} --request ${number}`;
