import type { Crowd } from '../load/crowd.ts';
import type { World } from '../world/world.ts';

/** Something that must not be. */
export interface Finding {
  kind: 'lost' | 'doubled' | 'wrong' | 'wedged';
  what: string;
}

export interface Proof {
  /** What it shows, as a sentence. */
  name: string;
  look(world: World, crowd: Crowd): Promise<Finding[]>;
}

export const lost = (what: string): Finding => ({ kind: 'lost', what });
export const doubled = (what: string): Finding => ({ kind: 'doubled', what });
export const wrong = (what: string): Finding => ({ kind: 'wrong', what });
export const wedged = (what: string): Finding => ({ kind: 'wedged', what });
