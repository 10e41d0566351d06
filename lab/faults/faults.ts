import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from './seeded-random.ts';
import { signalAll } from './world/processes.ts';
import type { World } from './world/world.ts';

export interface Fault {
  name: string;
  inject(world: World, random: SeededRandom): Promise<void>;
}

const moment = (random: SeededRandom) => pause(random.between(100, 1_000));
const seconds = (random: SeededRandom, least: number, most: number) =>
  pause(random.between(least * 1_000, most * 1_000));

const ofNodes: Fault[] = [
  {
    name: 'a node killed',
    async inject({ nodes }, random) {
      const node = random.pick(nodes);
      await node.kill();
      await moment(random);
      await node.start();
    },
  },
  {
    name: 'both nodes killed',
    async inject({ nodes }, random) {
      await Promise.all(nodes.map((node) => node.kill()));
      await moment(random);
      await Promise.all(nodes.map((node) => node.start()));
    },
  },
  {
    name: 'a node restarted (SIGTERM)',
    async inject({ nodes }, random) {
      const node = random.pick(nodes);
      await node.stop();
      await node.start();
    },
  },
  {
    name: 'a node frozen (SIGSTOP)',
    async inject({ nodes }, random) {
      const node = random.pick(nodes);
      node.signal('SIGSTOP');
      await seconds(random, 2, 5);
      node.signal('SIGCONT');
    },
  },
];

const ofPostgres: Fault[] = [
  {
    name: 'PostgreSQL killed',
    async inject({ postgres }, random) {
      await postgres.kill();
      await moment(random);
      await postgres.start();
    },
  },
  {
    name: 'PostgreSQL stopped (fast)',
    async inject({ postgres }, random) {
      await postgres.stop();
      await moment(random);
      await postgres.start();
    },
  },
  {
    name: 'PostgreSQL frozen (SIGSTOP)',
    async inject({ postgres }, random) {
      const frozen = postgres.freeze();
      await seconds(random, 2, 4);
      signalAll(frozen, 'SIGCONT');
    },
  },
  {
    name: 'a node and PostgreSQL killed',
    async inject({ nodes, postgres }, random) {
      const node = random.pick(nodes);
      await Promise.all([node.kill(), postgres.kill()]);
      await moment(random);
      await Promise.all([node.start(), postgres.start()]);
    },
  },
];

const ofConnections: Fault[] = [
  {
    name: 'all connections terminated',
    async inject({ postgres }) {
      await postgres.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = 'amigo'`,
      );
    },
  },
  {
    name: 'connections silent',
    async inject({ wires }, random) {
      for (const wire of random.fraction() < 0.5 ? wires : [random.pick(wires)]) wire.fallSilent();
    },
  },
  {
    name: 'a table locked',
    async inject({ postgres }, random) {
      const table = random.pick(['message', 'tip', 'listing', 'session', 'participant']);
      const time = random.between(3, 6);
      await postgres.query(`begin; lock table ${table}; select pg_sleep(${time}); rollback`);
    },
  },
];

const diskFull: Fault = {
  name: 'disk full',
  async inject({ disk, postgres }, random) {
    disk.fill();
    await seconds(random, 2, 5);
    disk.makeRoom();
    await postgres.start();
  },
};

const providersIll: Fault = {
  name: 'providers slow or failing',
  async inject({ url }, random) {
    const turn = (provider: string, knob: object) =>
      fetch(`${url}/sandbox/knobs/${provider}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(knob),
      });
    const illness = (...kinds: string[]) => ({ fault: random.pick(kinds), delayMs: 300 });
    await turn('mail', illness('none', 'fail', 'down', 'lost'));
    await turn('captcha', illness('none', 'fail', 'stall', 'down'));
    await turn('stripe', illness('none', 'fail', 'stall', 'down', 'lost'));
    await turn('stripe.events', { fault: random.pick(['none', 'drop', 'duplicate', 'reorder']) });
    await seconds(random, 3, 6);
    await fetch(`${url}/sandbox/knobs`, { method: 'DELETE' });
  },
};

export const possibleFaults = ({ disk }: World): Fault[] => [
  ...ofNodes,
  ...ofPostgres,
  ...ofConnections,
  ...(disk.canBeFull ? [diskFull] : []),
  providersIll,
];
