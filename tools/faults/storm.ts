import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from './dice.ts';
import type { Fault } from './faults.ts';
import type { Crowd } from './load/crowd.ts';
import { recoversWithin, timeToWrite } from './probe.ts';
import type { SiteNode } from './world/site-node.ts';
import type { World } from './world/world.ts';

export interface Struck {
  name: string;
  began: number;
  /** When it was mended, and when both nodes took changes again. */
  mended: number;
  recovered: number;
}

interface Plan {
  kinds: Fault[];
  dice: Dice;
  /** The file that says what happened when. */
  diary: string;
}

/** Faults at moments that the dice choose, each kind once before any comes again. */
export class Storm {
  readonly struck: Struck[] = [];
  /** Nodes that took no changes long after a fault was mended. */
  readonly wedged: string[] = [];
  private readonly world: World;
  private readonly crowd: Crowd;
  private readonly kinds: Fault[];
  private readonly dice: Dice;
  private readonly diary: string;

  constructor(world: World, crowd: Crowd, { kinds, dice, diary }: Plan) {
    this.world = world;
    this.crowd = crowd;
    this.kinds = kinds;
    this.dice = dice;
    this.diary = diary;
  }

  async rage(milliseconds: number): Promise<void> {
    const end = Date.now() + milliseconds;
    let bag: Fault[] = [];
    while (Date.now() < end) {
      await pause(this.dice.between(500, 2_500));
      if (!bag.length) bag = this.dice.shuffle(this.kinds);
      const fault = bag.pop();
      if (fault) await this.strike(fault);
    }
  }

  private async strike(fault: Fault): Promise<void> {
    const { name } = fault;
    const began = Date.now();
    this.write(`${name} …`);
    await fault.strike(this.world, this.dice);
    const mended = Date.now();
    await Promise.all(this.world.nodes.map((node) => this.expectWrites(node, name)));
    this.struck.push({ name, began, mended, recovered: Date.now() });
    this.write(`${name}: mended after ${mended - began} ms, good again after ${Date.now() - mended} ms`);
  }

  /** A wedged node is told of, and replaced, so that the rest of the run has two. */
  private async expectWrites(node: SiteNode, after: string): Promise<void> {
    const time = await timeToWrite(node, this.crowd);
    if (time !== undefined) return;
    this.wedged.push(`${node.name} took no changes for ${recoversWithin / 1_000} s after: ${after}`);
    this.write(`${node.name} is wedged`);
    await node.kill();
    await node.start();
  }

  private write(line: string): void {
    appendFileSync(this.diary, `${new Date().toISOString()} ${line}\n`);
  }
}
