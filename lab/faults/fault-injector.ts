import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from './seeded-random.ts';
import type { Fault } from './faults.ts';
import type { Simulation } from './load/simulation.ts';
import { recoversWithin, timeToWrite } from './probe.ts';
import type { SiteNode } from './world/site-node.ts';
import type { World } from './world/world.ts';

export interface InjectedFault {
  name: string;
  began: number;
  /** When it was repaired, and when both nodes accepted changes again. */
  repaired: number;
  recovered: number;
}

interface Plan {
  kinds: Fault[];
  random: SeededRandom;
  logFile: string;
}

export class FaultInjector {
  readonly injected: InjectedFault[] = [];
  readonly wedged: string[] = [];
  private readonly world: World;
  private readonly simulation: Simulation;
  private readonly kinds: Fault[];
  private readonly random: SeededRandom;
  private readonly logFile: string;

  constructor(world: World, simulation: Simulation, { kinds, random, logFile }: Plan) {
    this.world = world;
    this.simulation = simulation;
    this.kinds = kinds;
    this.random = random;
    this.logFile = logFile;
  }

  async injectFor(milliseconds: number): Promise<void> {
    const end = Date.now() + milliseconds;
    let queue: Fault[] = [];
    while (Date.now() < end) {
      await pause(this.random.between(500, 2_500));
      if (!queue.length) queue = this.random.shuffle(this.kinds);
      const fault = queue.pop();
      if (fault) await this.inject(fault);
    }
  }

  private async inject(fault: Fault): Promise<void> {
    const { name } = fault;
    const began = Date.now();
    this.write(`${name} …`);
    await fault.inject(this.world, this.random);
    const repaired = Date.now();
    await Promise.all(this.world.nodes.map((node) => this.expectWrites(node, name)));
    this.injected.push({ name, began, repaired, recovered: Date.now() });
    this.write(
      `${name}: repaired after ${repaired - began} ms, good again after ${Date.now() - repaired} ms`,
    );
  }

  private async expectWrites(node: SiteNode, after: string): Promise<void> {
    const time = await timeToWrite(node, this.simulation);
    if (time !== undefined) return;
    this.wedged.push(`${node.name} took no changes for ${recoversWithin / 1_000} s after: ${after}`);
    this.write(`${node.name} is wedged`);
    await node.kill();
    await node.start();
  }

  private write(line: string): void {
    appendFileSync(this.logFile, `${new Date().toISOString()} ${line}\n`);
  }
}
