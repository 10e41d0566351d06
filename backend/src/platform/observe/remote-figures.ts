import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { KnownReleases } from './known-releases.js';
import { Metrics } from './metrics.js';

export interface Caller {
  remote: string;
  release: string;
  /** A cache by class of status: prom-client's lookup by labels is slow. */
  series: (Histogram.Internal<string> | undefined)[];
}

/** The header can contain anything: unknown releases share one label. */
const unknownCaller = () => ({ remote: 'other', release: 'other', series: [] });

/** Bounds the number of series. A node sees fewer releases between two starts. */
const maxCallers = 200;

interface Place {
  remote?: string | undefined;
  release?: string | undefined;
  where: string;
}

@Injectable()
export class RemoteFigures {
  private readonly callers = new Map<string, Caller>();
  private unknown: Caller = unknownCaller();
  private readonly calls;
  private readonly errors;
  private readonly slowLoads;
  private readonly firstViews;

  constructor(
    private readonly known: KnownReleases,
    { registry }: Metrics,
  ) {
    const registers = [registry];
    this.calls = new Histogram({
      name: 'remote_call_seconds',
      help: 'Time to answer what a remote asked',
      labelNames: ['remote', 'release', 'status'],
      buckets: [0.05, 0.25, 1, 5],
      registers,
    });
    const labelNames = ['remote', 'release', 'where'];
    this.errors = new Counter({
      name: 'remote_errors_total',
      help: 'Faults that visitors met',
      labelNames,
      registers,
    });
    this.slowLoads = new Counter({
      name: 'remote_slow_loads_total',
      help: 'Parts of pages that visitors waited for too long',
      labelNames,
      registers,
    });
    this.firstViews = new Histogram({
      name: 'page_render_seconds',
      help: 'Time to render the first view of a page, or to give it up',
      labelNames: ['remote', 'release', 'outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1],
      registers,
    });
  }

  callerOf(header: string | string[] | undefined): Caller | undefined {
    return typeof header === 'string' ? (this.callers.get(header) ?? this.addCaller(header)) : undefined;
  }

  called({ remote, release, series }: Caller, status: number, milliseconds: number) {
    const kind = Math.floor(status / 100);
    const one = (series[kind] ??= this.calls.labels(remote, release, `${kind}xx`));
    one.observe(milliseconds / 1_000);
  }

  failed(place: Place) {
    this.errors.inc(this.labels(place));
  }

  loadedSlowly(place: Place) {
    this.slowLoads.inc(this.labels(place));
  }

  rendered({ name, release }: { name: string; release: string }, outcome: string, milliseconds: number) {
    this.firstViews.labels(name, release, outcome).observe(milliseconds / 1_000);
  }

  async author({ remote, release }: Omit<Place, 'where'>): Promise<{ remote?: string; release?: string }> {
    if (remote === undefined && release === undefined) return {};
    const isKnown = await this.known.hasByNow(remote ?? '', release ?? '');
    return isKnown ? { remote, release } : { remote: 'other', release: 'other' };
  }

  private labels({ remote, release, where }: Place) {
    const key = `${remote}@${release}`;
    const caller = this.callers.get(key) ?? this.addCaller(key);
    return { remote: caller.remote, release: caller.release, where };
  }

  private addCaller(header: string): Caller {
    const [remote = '', release = ''] = header.split('@', 2);
    // Not cached: this node may learn of the release in a moment.
    if (!this.known.has(remote, release)) return this.unknown;
    if (this.callers.size === maxCallers) this.resetAll();
    const caller = { remote, release, series: [] };
    this.callers.set(header, caller);
    return caller;
  }

  /** Counters restart at zero, which Prometheus handles like a server restart. */
  private resetAll() {
    this.callers.clear();
    this.unknown = unknownCaller();
    for (const figure of [this.calls, this.errors, this.slowLoads, this.firstViews]) figure.reset();
  }
}
