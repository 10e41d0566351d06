import type { Boot, RenderedPage } from '../contract.js';

/** A bundle that a release has for the server. Its key, `listings@0.1.0-3fa9c2d81b07`, is also part of its stack frames. */
export interface Bundle {
  key: string;
  /** The path that its source map is found by. */
  file: string;
  code: string;
}

export interface PageToRender {
  /** Path and query. */
  address: string;
  boot: Boot;
  shell: string;
  /** Keys of bundles, by the name of the remote. */
  remotes: Record<string, string>;
  language: string;
  day: string;
  origin: string;
  /** The visitor waits no longer. */
  deadline: number;
}

export type ToWorker =
  | { kind: 'shell' | 'remote'; shell: string; bundle: Bundle; id: number }
  | { kind: 'render'; page: PageToRender; id: number };

export type FromWorker =
  | { kind: 'began'; id: number }
  | { kind: 'done'; id: number; page?: RenderedPage | null }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'printed'; text: string };
