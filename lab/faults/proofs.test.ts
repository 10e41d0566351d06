import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correspondents } from './load/messages.ts';
import type { Person } from './load/people.ts';
import { Possible, possibleOf, Records } from './load/records.ts';
import type { Simulation } from './load/simulation.ts';
import { Traffic } from './load/traffic.ts';
import type { Proof } from './proof/findings.ts';
import { messagesOnce, streamsHearAll } from './proof/messages.ts';
import { queueIsEmpty } from './proof/settle.ts';
import { ledgerBalances, tipsOnce } from './proof/tips.ts';
import { contactsOnce, listingsAsConfirmed } from './proof/trips.ts';
import type { World } from './world/world.ts';

/** What a proof finds when the database returns these rows, one result per query. */
async function findings(proof: Proof, results: unknown[][], simulation: object = {}): Promise<string[]> {
  const left = [...results];
  const world = { postgres: { query: () => Promise.resolve(left.shift() ?? []) } };
  const found = await proof.check(world as unknown as World, simulation as Simulation);
  return found.map(({ kind, what }) => `${kind}: ${what}`);
}

const withRecords = (fill: (records: Records) => void) => {
  const records = new Records();
  fill(records);
  return { records };
};

describe('the proof about messages', () => {
  const simulation = withRecords(({ messages }) => {
    for (const [key, outcome] of [
      ['a', 'kept'],
      ['b', 'unknown'],
      ['c', 'refused'],
    ] as const)
      messages.push({ from: 1, to: 2, key, outcome });
  });
  const stored = (times: Record<string, number>) => [
    Object.entries(times).map(([key, times]) => ({ key, times })),
  ];

  it('accepts a confirmed message once, and an unknown one at most once', async () => {
    assert.deepEqual(await findings(messagesOnce, stored({ a: 1 }), simulation), []);
    assert.deepEqual(await findings(messagesOnce, stored({ a: 1, b: 1 }), simulation), []);
  });

  it('finds lost, doubled and refused ones', async () => {
    assert.deepEqual(await findings(messagesOnce, stored({ b: 2, c: 1 }), simulation), [
      'lost: message a',
      'doubled: message b, 2 times',
      'wrong: refused message c is stored',
    ]);
  });
});

it('the proof about live streams compares their events with the stored ones', async () => {
  const page = {
    person: { id: 1, name: 'Ada' },
    faults: [],
    lastEvent: 3,
    firstEvent: 1,
    messages: [
      { event: 2, id: 12 },
      { event: 3, id: 13 },
    ],
  };
  const inbox = { userId: 1, last: 3, events: [1, 2, 3], messages: [11, 12, 13] };
  assert.deepEqual(await findings(streamsHearAll, [[inbox]], { pages: [page] }), []);
  const behind = { ...page, lastEvent: 2, messages: page.messages.slice(0, 1) };
  assert.deepEqual(await findings(streamsHearAll, [[inbox]], { pages: [behind] }), [
    'lost: Ada has heard 2 of 3 events',
    'wrong: the stream of Ada told other messages than are stored: event 3 is none, not 13',
  ]);
  const other = { ...page, messages: [{ event: 2, id: 14 }, ...page.messages.slice(1)] };
  assert.deepEqual(await findings(streamsHearAll, [[inbox]], { pages: [other] }), [
    'wrong: the stream of Ada told other messages than are stored: event 2 is 14, not 12',
  ]);
  // Came after the database was read.
  const ahead = { ...page, lastEvent: 4, messages: [...page.messages, { event: 4, id: 14 }] };
  assert.deepEqual(await findings(streamsHearAll, [[inbox]], { pages: [ahead] }), []);
});

describe('the proof about tips', () => {
  const tip = {
    key: 't',
    clientKey: 'k',
    status: 'succeeded',
    money: 'transferred',
    isPaid: true,
    recipientId: 7,
    charges: 1,
    transfers: 1,
  };
  const simulation = {
    ...withRecords(({ tips }) =>
      tips.push({ from: 1, to: 7, cents: 500, key: 'k', begun: 'kept', isPaid: true }),
    ),
    paidOut: [{ id: 7 }],
  };
  const kindsFor = async (...rows: object[]) =>
    (await findings(tipsOnce, [rows], simulation)).map((finding) => finding.split(':')[0]);

  it('accepts one charge and one transfer', async () => assert.deepEqual(await kindsFor(tip), []));

  it('finds what is charged or transferred twice or never', async () => {
    assert.deepEqual(await kindsFor({ ...tip, charges: 2 }), ['doubled']);
    assert.deepEqual(await kindsFor({ ...tip, transfers: 2 }), ['doubled']);
    assert.deepEqual(await kindsFor({ ...tip, charges: 0 }), ['lost']);
    assert.deepEqual(await kindsFor({ ...tip, transfers: 0 }), ['lost']);
    assert.deepEqual(await kindsFor({ ...tip, recipientId: 8 }), ['wrong']);
    assert.deepEqual(await kindsFor({ ...tip, money: 'held' }), ['wrong']);
    assert.deepEqual(await kindsFor(), ['lost', 'lost']);
  });

  it('wants a ledger that balances', async () => {
    const row = { owed: 5, held: 5, all: 0, unbooked: 0, unmoved: 0 };
    assert.deepEqual(await findings(ledgerBalances, [[row]]), []);
    const broken = { owed: 5, held: 4, all: 1, unbooked: 1, unmoved: 1 };
    assert.equal((await findings(ledgerBalances, [[broken]])).length, 4);
    assert.deepEqual(await findings(ledgerBalances, [[]]), ['wrong: there is no ledger']);
  });
});

describe('the proofs about trips', () => {
  it('want a listing as it was last confirmed, or as an unknown change left it', async () => {
    const possible = new Possible<{ description: string; status: 'active' | 'closed' }>();
    possible.note({ description: 'A', status: 'active' }, 'kept');
    possible.note({ description: 'A', status: 'closed' }, 'unknown');
    const simulation = withRecords(({ listings }) => listings.push({ id: 1, owner: 1, possible }));
    const check = (...rows: object[]) => findings(listingsAsConfirmed, [rows], simulation);
    assert.deepEqual(await check({ id: 1, description: 'A', status: 'closed' }), []);
    assert.match((await check({ id: 1, description: 'B', status: 'active' })).join(), /^lost: what was last/);
    assert.deepEqual(await check(), ['lost: listing 1']);
  });

  it('want one mail per contact', async () => {
    const simulation = withRecords(({ contacts }) =>
      contacts.push({ listing: 1, owner: 2, by: 3, outcome: 'kept' }),
    );
    const rows = [{ listing: 1, owner: 2, by: 3 }];
    const kinds = async (...results: unknown[][]) =>
      (await findings(contactsOnce, results, simulation)).map((finding) => finding.split(':')[0]);
    assert.deepEqual(await kinds(rows, [{ owner: 2, by: 3, times: 1 }]), []);
    assert.deepEqual(await kinds(rows, [{ owner: 2, by: 3, times: 2 }]), ['doubled']);
    assert.deepEqual(await kinds(rows, []), ['lost']);
    assert.deepEqual(await kinds([], []), ['lost']);
  });
});

it('the proof about jobs finds waiting ones and dead letters', async () => {
  assert.deepEqual(await findings(queueIsEmpty, [[], []]), []);
  assert.deepEqual(
    await findings(queueIsEmpty, [[{ name: 'mail', count: 2 }], [{ from: 'tip', why: 'no' }]]),
    ['lost: 2 jobs of mail are still waiting', 'wrong: a dead letter of tip: no'],
  );
});

describe('the records', () => {
  it('allow anything before something is confirmed, and then only what may have happened since', () => {
    const all = new Map<string, Possible<string>>();
    const bio = possibleOf(all, 'Ada');
    bio.note('one', 'unknown');
    assert.ok(bio.allows(() => false));
    bio.note('two', 'kept');
    bio.note('three', 'unknown');
    bio.note('four', 'refused');
    const allowed = ['one', 'two', 'three', 'four'].filter((text) => bio.allows((state) => state === text));
    assert.deepEqual(allowed, ['two', 'three']);
    assert.equal(possibleOf(all, 'Ada'), bio);
  });

  it('let each person write to neighbours on both sides, never to themselves', () => {
    const people = Array.from({ length: 12 }, (_, id) => ({ id }) as Person);
    const ids = correspondents(people[0] as Person, people).map(({ id }) => id);
    assert.deepEqual(
      ids.toSorted((one, other) => one - other),
      [1, 2, 3, 4, 5, 7, 8, 9, 10, 11],
    );
  });
});

it('the traffic counts good responses apart from errors, and worded errors apart from bare ones', () => {
  const traffic = new Traffic();
  const note = (method: string, status: number, body: unknown = '', headers: Record<string, string> = {}) =>
    traffic.note(method, '/api/messages', { status, body, headers: new Headers(headers) });
  note('GET', 200);
  note('POST', 201);
  note('POST', 429);
  note('POST', 503, { message: 'Busy' }, { 'retry-after': '1' });
  note('POST', 500, 'oops');
  traffic.note('POST', '/sandbox/knobs', { status: 500, body: '', headers: new Headers() });
  assert.deepEqual([traffic.good.length, traffic.goodWrites.length, traffic.tooOften], [3, 1, 1]);
  assert.deepEqual([traffic.worded503, traffic.bare.length], [1, 1]);
  assert.match(traffic.bare[0]?.what ?? '', /^POST \/api\/messages 500/);
});
