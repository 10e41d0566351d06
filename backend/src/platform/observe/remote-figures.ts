import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { KnownReleases } from './known-releases.js';
import { Metrics } from './metrics.js';

/** Whose code of the page asked. */
export interface Asker {
  remote: string;
  release: string;
  /** By class of status, as finding a series by its labels costs more than the rest of the counting. */
  series: (Histogram.Internal<string> | undefined)[];
}

/** Anybody may send any name: what is no release of ours is counted as one. */
const aStranger = () => ({ remote: 'other', release: 'other', series: [] });

/** More releases than a node meets between two starts; each has up to twenty series. */
const mostAskers = 200;

interface Place {
  remote?: string | undefined;
  release?: string | undefined;
  where: string;
}

/** How each release of each remote does: its calls, its faults, what was slow. */
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

  /** By the header as it came, `messaging@0.1.0-3fa9c2d81b07`; nobody when there is none. */
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

  /** Whose code it was; names come from strangers, so what is no release of ours is 'other'. */
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
    // Not remembered: it may be a release that this node is about to hear of.
    if (!this.known.has(remote, release)) return this.stranger;
    if (this.askers.size === mostAskers) this.startAnew();
    const asker = { remote, release, series: [] };
    this.askers.set(header, asker);
    return asker;
  }

  /** As after a restart, which whoever reads the figures knows how to handle. */
  private startAnew() {
    this.askers.clear();
    this.stranger = aStranger();
    for (const figure of [this.calls, this.errors, this.slowLoads]) figure.reset();
  }
}
