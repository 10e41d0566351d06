import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from './dice.ts';
import { signalAll } from './world/processes.ts';
import type { World } from './world/world.ts';

export interface Fault {
  name: string;
  /** Resolves when the fault is mended. */
  strike(world: World, dice: Dice): Promise<void>;
}

const moment = (dice: Dice) => pause(dice.between(100, 1_000));
const seconds = (dice: Dice, least: number, most: number) => pause(dice.between(least * 1_000, most * 1_000));

const ofNodes: Fault[] = [
  {
    name: 'a node killed',
    async strike({ nodes }, dice) {
      const node = dice.pick(nodes);
      await node.kill();
      await moment(dice);
      await node.start();
    },
  },
  {
    name: 'both nodes killed',
    async strike({ nodes }, dice) {
      await Promise.all(nodes.map((node) => node.kill()));
      await moment(dice);
      await Promise.all(nodes.map((node) => node.start()));
    },
  },
  {
    name: 'a node restarted (SIGTERM)',
    async strike({ nodes }, dice) {
      const node = dice.pick(nodes);
      await node.stop();
      await node.start();
    },
  },
  {
    name: 'a node frozen (SIGSTOP)',
    async strike({ nodes }, dice) {
      const node = dice.pick(nodes);
      node.signal('SIGSTOP');
      await seconds(dice, 2, 5);
      node.signal('SIGCONT');
    },
  },
];

const ofPostgres: Fault[] = [
  {
    name: 'PostgreSQL killed',
    async strike({ postgres }, dice) {
      await postgres.kill();
      await moment(dice);
      await postgres.start();
    },
  },
  {
    name: 'PostgreSQL stopped (fast)',
    async strike({ postgres }, dice) {
      await postgres.stop();
      await moment(dice);
      await postgres.start();
    },
  },
  {
    name: 'PostgreSQL frozen (SIGSTOP)',
    async strike({ postgres }, dice) {
      const frozen = postgres.freeze();
      await seconds(dice, 2, 4);
      signalAll(frozen, 'SIGCONT');
    },
  },
  {
    name: 'a node and PostgreSQL killed',
    async strike({ nodes, postgres }, dice) {
      const node = dice.pick(nodes);
      await Promise.all([node.kill(), postgres.kill()]);
      await moment(dice);
      await Promise.all([node.start(), postgres.start()]);
    },
  },
];

const ofConnections: Fault[] = [
  {
    name: 'all connections terminated',
    async strike({ postgres }) {
      await postgres.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = 'amigo'`,
      );
    },
  },
  {
    name: 'connections silent',
    async strike({ wires }, dice) {
      for (const wire of dice.fraction() < 0.5 ? wires : [dice.pick(wires)]) wire.fallSilent();
    },
  },
  {
    name: 'a table locked',
    async strike({ postgres }, dice) {
      const table = dice.pick(['message', 'tip', 'listing', 'session', 'participant']);
      const time = dice.between(3, 6);
      await postgres.query(`begin; lock table ${table}; select pg_sleep(${time}); rollback`);
    },
  },
];

const diskFull: Fault = {
  name: 'disk full',
  async strike({ disk, postgres }, dice) {
    disk.fill();
    await seconds(dice, 2, 5);
    disk.makeRoom();
    await postgres.start();
  },
};

const providersIll: Fault = {
  name: 'providers slow or failing',
  async strike({ url }, dice) {
    const turn = (provider: string, knob: object) =>
      fetch(`${url}/sandbox/knobs/${provider}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(knob),
      });
    const illness = (...kinds: string[]) => ({ fault: dice.pick(kinds), delayMs: 300 });
    await turn('mail', illness('none', 'fail', 'down', 'lost'));
    await turn('captcha', illness('none', 'fail', 'stall', 'down'));
    await turn('stripe', illness('none', 'fail', 'stall', 'down', 'lost'));
    await turn('stripe.events', { fault: dice.pick(['none', 'drop', 'duplicate', 'reorder']) });
    await seconds(dice, 3, 6);
    await fetch(`${url}/sandbox/knobs`, { method: 'DELETE' });
  },
};

/** All that may happen; what this machine cannot do is left out. */
export const possibleFaults = ({ disk }: World): Fault[] => [
  ...ofNodes,
  ...ofPostgres,
  ...ofConnections,
  ...(disk.canBeFull ? [diskFull] : []),
  providersIll,
];
