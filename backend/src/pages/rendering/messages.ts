import type { RenderedPage } from '../contract.js';

/** A bundle that a release has for the server. Its key, `listings@0.1.0-3fa9c2d81b07`, is also part of its stack frames. */
export interface Bundle {
  key: string;
  /** The path that its source map is found by. */
  file: string;
  code: string;
}

/** For whom a page is rendered. The browser's first render goes by it too, to give the same. */
export interface Viewer {
  language: string;
  day: string;
  /** The zone and the moment, for a member: strangers see pages that are kept. */
  zone?: string;
  now?: string;
}

export interface PageToRender {
  /** Path and query. */
  address: string;
  /** JSON, as `answered` below: a copy of text costs a fraction of a copy of objects. */
  boot: string;
  shell: string;
  /** Keys of bundles, by the name of the remote. */
  remotes: Record<string, string>;
  viewer: Viewer;
  origin: string;
  /** The visitor waits no longer. */
  deadline: number;
}

export interface RenderedText extends Omit<RenderedPage, 'answered'> {
  answered: string;
}

export type ToRenderer =
  /** A shell runs once for each language, with the remotes of its pages. */
  | { kind: 'shell'; language: string; shell: string; bundle: Bundle; id: number }
  | { kind: 'remote'; shell: string; bundle: Bundle; id: number }
  | { kind: 'render'; page: PageToRender; id: number };

export type FromRenderer =
  /** With what the process had used of the processor before. */
  | { kind: 'began'; id: number; processorMs: number }
  | { kind: 'done'; id: number; page?: RenderedText | null }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'printed'; text: string };
