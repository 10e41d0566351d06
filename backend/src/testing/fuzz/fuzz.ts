import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { resolveRefs } from '../../platform/openapi/resolve-refs.js';
import type { TestApp } from '../test-app.js';
import { FuzzRequests, type Description, type FuzzRequest } from './requests.js';

export interface FuzzPlan {
  seed: number;
  milliseconds: number;
  pages: string[];
  only?: number | undefined;
}

const inFlight = 8;
const patienceMs = 20_000;

/** Sends odd requests until the time is over. Resolves to their number and to the server errors. */
export async function fuzz(app: TestApp, { seed, milliseconds, pages, only }: FuzzPlan) {
  const description = (await app.asVisitor().get('/api/openapi.json').expect(200)).json() as Description;
  const { paths } = resolveRefs(description);
  const requests = new FuzzRequests(seed, { paths }, pages);
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  const end = Date.now() + milliseconds;
  let number = only ?? 0;

  const sendMany = async () => {
    let cookie = await memberCookie(app);
    while (Date.now() < end && (only === undefined || number === only)) {
      const next = requests.make(number++);
      const { status, body } = await send(app, agent, next, cookie);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500 || status === 0) faults.push(described(seed, next, status, body));
      // Logged out, or the account is deleted: continue with another member.
      if (next.isMember && status === 401) cookie = await memberCookie(app);
    }
  };
  await Promise.all(Array.from({ length: only === undefined ? inFlight : 1 }, sendMany));
  agent.destroy();
  return { sent: Object.values(statuses).reduce((sum, count) => sum + count, 0), statuses, faults };
}

async function memberCookie(app: TestApp) {
  const member = await app.as(await app.make.user({ verified: true, publicSince: new Date() }));
  return Array.from(member.cookies, ([name, value]) => `${name}=${value}`).join('; ');
}

function send(
  app: TestApp,
  agent: Agent,
  { method, path, isMember, body, type }: FuzzRequest,
  cookie: string,
) {
  const { hostname, port } = new URL(app.url);
  const headers = {
    host: new URL(app.config.publicUrl).host,
    origin: app.config.publicUrl,
    'sec-fetch-site': 'same-origin',
    ...(isMember && { cookie }),
    ...(type && { 'content-type': type }),
  };
  return new Promise<{ status: number; body: string }>((answer) => {
    const lost = (error: unknown) => answer({ status: 0, body: String(error) });
    const sent = request(
      { hostname, port, method, path, headers, agent, timeout: patienceMs },
      (response) => {
        text(response).then((said) => answer({ status: response.statusCode ?? 0, body: said }), lost);
      },
    );
    sent.once('error', lost);
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${patienceMs / 1_000} s`)));
    sent.end(body);
  });
}

const described = (
  seed: number,
  { number, method, path, isMember, body }: FuzzRequest,
  status: number,
  said: string,
) =>
  `${status} for ${method} ${path} as a ${isMember ? 'member' : 'visitor'}${body ? ` with ${body.slice(0, 2_000)}` : ''}
  answered ${said.slice(0, 200)}
  again: npm run fuzz -- --seed ${seed} --request ${number}`;
