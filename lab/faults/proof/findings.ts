import type { Simulation } from '../load/simulation.ts';
import type { World } from '../world/world.ts';

export interface Finding {
  kind: 'lost' | 'doubled' | 'wrong' | 'wedged';
  what: string;
}

export interface Proof {
  name: string;
  check(world: World, simulation: Simulation): Promise<Finding[]>;
}

export const lost = (what: string): Finding => ({ kind: 'lost', what });
export const doubled = (what: string): Finding => ({ kind: 'doubled', what });
export const wrong = (what: string): Finding => ({ kind: 'wrong', what });
export const wedged = (what: string): Finding => ({ kind: 'wedged', what });
