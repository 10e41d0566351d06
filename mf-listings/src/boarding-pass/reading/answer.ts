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
