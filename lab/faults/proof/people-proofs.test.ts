import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Person } from '../load/people.ts';
import { Possible, Records } from '../load/records.ts';
import type { Simulation } from '../load/simulation.ts';
import type { World } from '../world/world.ts';
import { endedSessionsStayEnded, profilesAsConfirmed } from './accounts.ts';
import type { Proof } from './findings.ts';
import { conversationsAgree, unreadIsTrue } from './messages.ts';
import { nodesStopInTime } from './nodes.ts';
import { testimonialsAsConfirmed } from './trips.ts';

const nodes = ['node-1', 'node-2'].map((name) => ({ name, url: `http://${name}` }));

type Ask = (path: string, request: { at: string; session?: string }) => { status: number; body?: unknown };

const personWith = (id: number, ask: Ask) =>
  ({
    id,
    name: `Person ${id}`,
    browser: { ask: async (...args: Parameters<Ask>) => ask(...args) },
  }) as Person;

async function findingsOf(proof: Proof, simulation: object, world: object = { nodes }): Promise<string[]> {
  const found = await proof.check(world as World, simulation as Simulation);
  return found.map(({ kind, what }) => `${kind}: ${what}`);
}

const possible = <State>(...states: [State, 'kept' | 'unknown' | 'refused'][]) => {
  const all = new Possible<State>();
  for (const [state, outcome] of states) all.note(state, outcome);
  return all;
};

describe('the proof about profiles', () => {
  const records = new Records();
  records.bios.set(1, possible<string>(['new', 'kept']));
  const check = (ask: Ask) => findingsOf(profilesAsConfirmed, { people: [personWith(1, ask)], records });

  it('wants the confirmed text on both nodes', async () => {
    assert.deepEqual(await check(() => ({ status: 200, body: { bio: 'new' } })), []);
    const stale = await check((_, { at }) => ({
      status: 200,
      body: { bio: at === 'http://node-2' ? 'old' : 'new' },
    }));
    assert.deepEqual(stale, ['lost: the profile of Person 1 on node-2']);
  });

  it('wants everyone to be still logged in', async () => {
    const findings = await check((_, { at }) =>
      at === 'http://node-1' ? { status: 401 } : { status: 200, body: { bio: 'new' } },
    );
    assert.ok(findings.includes('lost: the session of Person 1 on node-1: 401'), findings.join());
  });
});

describe('the proof about ended sessions', () => {
  const check = (ask: Ask, risen: string[] = []) => {
    const records = new Records();
    records.endedSessions.push('ended');
    records.risenSessions.push(...risen);
    return findingsOf(endedSessionsStayEnded, { people: [personWith(1, ask)], records });
  };

  it('tries each of them on both nodes', async () => {
    assert.deepEqual(await check((_, { session }) => ({ status: session === 'ended' ? 401 : 200 })), []);
    assert.deepEqual(await check((_, { at }) => ({ status: at === 'http://node-2' ? 200 : 401 })), [
      'wrong: an ended session on node-2: 200',
    ]);
  });

  it('remembers those that let a request in right after their end', async () => {
    assert.equal((await check(() => ({ status: 401 }), ['risen'])).length, 1);
  });
});

describe('the proof about conversations', () => {
  const key = (letter: string) => letter.repeat(36);
  const message = (id: number, senderId: number, letter: string) => ({
    id,
    senderId,
    content: `A message: ${key(letter)}`,
  });
  /** Two pages: the newest message, and those before it. */
  const paged = (messages: object[]) => (path: string) =>
    path.includes('before=')
      ? { status: 200, body: { messages: messages.slice(0, -1), before: null } }
      : { status: 200, body: { messages: messages.slice(-1), before: 99 } };
  const check = (mine: object[], theirs = mine, confirmed = 'abc') => {
    const records = new Records();
    for (const letter of confirmed)
      records.messages.push({
        from: letter === 'b' ? 2 : 1,
        to: letter === 'b' ? 1 : 2,
        key: key(letter),
        outcome: 'kept',
      });
    const people = [personWith(1, paged(mine)), personWith(2, paged(theirs))];
    return findingsOf(conversationsAgree, { people, records });
  };
  const all = [message(1, 1, 'a'), message(2, 2, 'b'), message(3, 1, 'c')];

  it('accepts the confirmed messages in their order, over several pages', async () => {
    assert.deepEqual(await check(all), []);
  });

  it('finds messages that one side does not see', async () => {
    const findings = new Set(await check(all, all.slice(1)));
    assert.deepEqual([...findings], ['wrong: Person 1 and Person 2 see different messages']);
  });

  it('finds a lost message, and another order', async () => {
    assert.match((await check(all.slice(0, 2))).join(), /another order or number/);
    const swapped = [message(1, 1, 'c'), message(2, 2, 'b'), message(3, 1, 'a')];
    assert.match((await check(swapped)).join(), /another order or number/);
  });

  it('accepts people who have never written to each other', async () => {
    const people = [1, 2].map((id) => personWith(id, () => ({ status: 404 })));
    assert.deepEqual(await findingsOf(conversationsAgree, { people, records: new Records() }), []);
  });
});

describe('the proofs that read the database', () => {
  const worldWith = (...results: object[][]) => ({ postgres: { query: async () => results.shift() ?? [] } });

  it('report every wrong unread count', async () => {
    const row = { userId: 1, otherId: 2, shown: 3, real: 1 };
    assert.deepEqual(await findingsOf(unreadIsTrue, {}, worldWith([row])), [
      'wrong: 1 has 1 unread messages of 2, and is shown 3',
    ]);
  });

  it('report lost testimonials and wrong sums of ratings', async () => {
    const records = new Records();
    records.testimonials.set('1 2', possible<string>(['first', 'kept'], ['second', 'unknown']));
    const check = (text: string, ...sums: object[]) =>
      findingsOf(testimonialsAsConfirmed, { records }, worldWith([{ pair: '1 2', text }], sums));
    assert.deepEqual([...(await check('first')), ...(await check('second'))], []);
    assert.match((await check('third')).join(), /^lost: the last testimonial/);
    assert.deepEqual(await check('first', { id: 2 }), ['wrong: the rating of 2']);
  });
});

it('the proof about ending nodes wants exit code 0, in time, and no crash before', async () => {
  const check = (stops: object[], crashes: string[] = []) =>
    findingsOf(
      nodesStopInTime,
      {},
      { nodes: [{ name: 'node-1', stops, crashes, stopBesideBody: async () => {} }] },
    );
  assert.deepEqual(await check([{ milliseconds: 100, code: 0 }]), []);
  const last = { milliseconds: 6_000, code: 0 };
  assert.deepEqual(await check([{ milliseconds: 16_000, code: 0 }, last]), []);
  assert.deepEqual(await check([{ milliseconds: 30_000, code: 0 }, last]), [
    'wrong: node-1 needed 30000 ms to end with 0',
  ]);
  assert.deepEqual(await check([{ milliseconds: 16_000, code: 0 }]), [
    'wrong: node-1 needed 16000 ms to end with 0 beside a body that never ends',
  ]);
  assert.equal((await check([{ milliseconds: 1, code: null }])).length, 1);
  assert.deepEqual(await check([], ['node-1 ended by itself']), ['wrong: node-1 ended by itself']);
});
