import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tempFolder } from '../../tools/testing/temp-folder.ts';
import { FaultInjector } from './fault-injector.ts';
import { possibleFaults, type Fault } from './faults.ts';
import type { Simulation } from './load/simulation.ts';
import { Records } from './load/records.ts';
import { timeToWrite } from './probe.ts';
import { SeededRandom } from './seeded-random.ts';
import type { SiteNode } from './world/site-node.ts';
import type { World } from './world/world.ts';

const folder = tempFolder('fault-injector');

/** Two observers whose messages get these statuses, and 200 afterwards. */
function simulationWith(...statuses: (number | undefined)[]) {
  const left = [...statuses];
  const asked: { path: string; at: string | undefined; key: string }[] = [];
  const ask = (path: string, { body, at }: { body: { clientKey: string }; at?: string }) => {
    asked.push({ path, at, key: body.clientKey });
    const status = left.length ? left.shift() : 200;
    return Promise.resolve(status && { status });
  };
  const records = new Records();
  const observers = [{ id: 1, browser: { ask } }, { id: 2 }];
  return { simulation: { records, observers } as unknown as Simulation, records, asked };
}

const node = (name: string) => ({ name, url: `http://${name}` }) as SiteNode;
const noPause = new SeededRandom(1);
noPause.between = (least) => Math.min(least, 1);

function injectorFor(kinds: Fault[], simulation: Simulation) {
  const world = { nodes: [node('node-1'), node('node-2')] } as World;
  const logFile = folder.write(`${kinds.length}.log`, '');
  return new FaultInjector(world, simulation, { kinds, random: noPause, logFile });
}

describe('the injector of faults', () => {
  it('injects each kind once before it repeats one, and logs what happened when', async () => {
    const order: string[] = [];
    const kinds = ['a', 'b', 'c'].map((name) => ({ name, inject: async () => void order.push(name) }));
    const injector = injectorFor(kinds, simulationWith().simulation);
    await injector.injectFor(60);
    assert.ok(order.length >= 6, order.join());
    for (let first = 0; first + 3 <= order.length; first += 3)
      assert.deepEqual(order.slice(first, first + 3).toSorted(), ['a', 'b', 'c']);
    assert.match(
      folder.read('3.log'),
      /^\S+Z [abc] …\n\S+Z [abc]: repaired after \d+ ms, good again after \d+ ms\n/,
    );
    assert.deepEqual(injector.wedged, []);
  });

  it('counts a fault as over when both nodes confirm a change again', async () => {
    const { simulation, asked } = simulationWith(503, 503, 200);
    const injector = injectorFor([{ name: 'a', inject: async () => {} }], simulation);
    await injector.injectFor(1);
    const [fault] = injector.injected;
    assert.ok(fault && fault.recovered > fault.repaired);
    // Each node refuses once and then confirms.
    assert.equal(asked.length, 4);
    assert.deepEqual(new Set(asked.map(({ at }) => at)), new Set(['http://node-1', 'http://node-2']));
  });
});

describe('the probe of a node', () => {
  it('sends a new message to the node itself until one is confirmed', async () => {
    const { simulation, asked, records } = simulationWith(undefined, 503);
    const time = await timeToWrite(node('node-1'), simulation);
    // Two pauses of 100 ms. A timer may be a millisecond early.
    assert.ok(time !== undefined && time >= 198, String(time));
    assert.equal(new Set(asked.map(({ key }) => key)).size, 3);
    assert.deepEqual(
      records.messages.map(({ outcome }) => outcome),
      ['unknown', 'unknown', 'kept'],
    );
  });
});

describe('the possible faults', () => {
  const names = (canBeFull: boolean) =>
    possibleFaults({ disk: { canBeFull } } as World).map(({ name }) => name);

  it('include a full disk only where one can be mounted', () => {
    assert.ok(names(true).includes('disk full'));
    assert.deepEqual(
      names(false),
      names(true).filter((name) => name !== 'disk full'),
    );
  });

  it('have names of their own, by which one of them can be chosen', () => {
    assert.equal(new Set(names(true)).size, names(true).length);
  });

  it('repair what they broke', async () => {
    const actions: string[] = [];
    const act = (name: string) => async () => void actions.push(name);
    const world = {
      disk: { canBeFull: true, fill: act('fill the disk'), makeRoom: act('make room') },
      nodes: [
        {
          kill: act('kill'),
          start: act('start'),
          stop: act('stop'),
          signal: (one: string) => actions.push(one),
        },
      ],
      postgres: { kill: act('kill'), start: act('start'), stop: act('stop') },
    } as unknown as World;
    const expected: Record<string, string[]> = {
      'a node killed': ['kill', 'start'],
      'both nodes killed': ['kill', 'start'],
      'a node restarted (SIGTERM)': ['stop', 'start'],
      'a node frozen (SIGSTOP)': ['SIGSTOP', 'SIGCONT'],
      'PostgreSQL killed': ['kill', 'start'],
      'PostgreSQL stopped (fast)': ['stop', 'start'],
      'a node and PostgreSQL killed': ['kill', 'kill', 'start', 'start'],
      'disk full': ['fill the disk', 'make room', 'start'],
    };
    for (const fault of possibleFaults(world).filter(({ name }) => name in expected)) {
      actions.length = 0;
      await fault.inject(world, noPause);
      assert.deepEqual(actions, expected[fault.name], fault.name);
    }
  });
});
