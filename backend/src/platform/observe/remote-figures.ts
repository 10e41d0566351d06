import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { KnownReleases } from './known-releases.js';
import { Metrics } from './metrics.js';

export interface Asker {
  remote: string;
  release: string;
  /** A cache by class of status: prom-client's lookup by labels is slow. */
  series: (Histogram.Internal<string> | undefined)[];
}

/** The header can contain anything: unknown releases share one label. */
const aStranger = () => ({ remote: 'other', release: 'other', series: [] });

/** Bounds the number of series. A node sees fewer releases between two starts. */
const mostAskers = 200;

interface Place {
  remote?: string | undefined;
  release?: string | undefined;
  where: string;
}

@Injectable()
export class RemoteFigures {
  private readonly askers = new Map<string, Asker>();
  private stranger: Asker = aStranger();
  private readonly calls;
  private readonly errors;
  private readonly slowLoads;

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
  }

  asker(header: string | string[] | undefined): Asker | undefined {
    return typeof header === 'string' ? (this.askers.get(header) ?? this.meet(header)) : undefined;
  }

  called({ remote, release, series }: Asker, status: number, milliseconds: number) {
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

  async author({ remote, release }: Omit<Place, 'where'>): Promise<{ remote?: string; release?: string }> {
    if (remote === undefined && release === undefined) return {};
    const isKnown = await this.known.hasByNow(remote ?? '', release ?? '');
    return isKnown ? { remote, release } : { remote: 'other', release: 'other' };
  }

  private labels({ remote, release, where }: Place) {
    const key = `${remote}@${release}`;
    const asker = this.askers.get(key) ?? this.meet(key);
    return { remote: asker.remote, release: asker.release, where };
  }

  private meet(header: string): Asker {
    const [remote = '', release = ''] = header.split('@', 2);
    // Not cached: this node may learn of the release in a moment.
    if (!this.known.has(remote, release)) return this.stranger;
    if (this.askers.size === mostAskers) this.startAnew();
    const asker = { remote, release, series: [] };
    this.askers.set(header, asker);
    return asker;
  }

  /** Counters restart at zero, which Prometheus handles like a server restart. */
  private startAnew() {
    this.askers.clear();
    this.stranger = aStranger();
    for (const figure of [this.calls, this.errors, this.slowLoads]) figure.reset();
  }
}
