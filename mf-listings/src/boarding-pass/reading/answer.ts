/** All that the worker says of a boarding pass: no name and no booking code. */
export interface PassLeg {
  flight: string;
  date: string;
  from: string;
  to: string;
  /** Of flight, day, seat and sequence; empty where the browser has no hashes. */
  hash: string;
}

export interface Question {
  wasm: ArrayBuffer;
  width: number;
  height: number;
  /** RGBA */
  pixels: ArrayBuffer;
}

/** The flights of the first boarding pass in a picture. `none`: what it has instead of one. */
export type Answer = { legs: PassLeg[] } | { none: 'no_code' | 'other_code' | 'unavailable' };

/** From 0 to 1, of the ways to look at a picture. It comes before the answer when the first two ways found no pass. */
export interface Progress {
  searched: number;
}
