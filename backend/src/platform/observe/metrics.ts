import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Database } from '../database/database.js';
import { Tallies } from './tallies.js';

@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });
  /** A cache: prom-client's lookup by labels is slow. */
  private readonly series = new Map<string, Histogram.Internal<string>>();
  private readonly refusals = new Counter({
    name: 'limit_refusals_total',
    help: 'Calls that were refused because they came too often',
    labelNames: ['action'],
    registers: [this.registry],
  });
  private readonly jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs by kind and state',
    labelNames: ['job', 'state'],
    registers: [this.registry],
  });

  constructor(
    private readonly database: Database,
    private readonly tallies: Tallies,
  ) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool for reads',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        for (const [state, count] of Object.entries(database.usage())) this.set({ state }, count);
      },
    });
    new Gauge({
      name: 'database_replica_lag_seconds',
      help: 'How far each replica is behind the primary; +Inf when it does not answer',
      labelNames: ['replica'],
      registers: [this.registry],
      collect() {
        for (const [replica, lag] of database.lags.entries()) this.set({ replica }, lag);
      },
    });
  }

  request(method: string, route: string, status: number, milliseconds: number) {
    const kind = `${Math.floor(status / 100)}xx`;
    const key = `${method} ${route} ${kind}`;
    let series = this.series.get(key);
    if (!series) this.series.set(key, (series = this.durations.labels(method, route, kind)));
    series.observe(milliseconds / 1_000);
  }

  refused(action: string) {
    this.refusals.inc({ action });
    this.tallies.count('limit.refused', action);
  }

  async text(): Promise<string> {
    const rows = await this.database.query<{ name: string; state: string; count: number }>(
      'metrics-jobs',
      countJobs,
    );
    this.jobs.reset();
    for (const { name, state, count } of rows) this.jobs.set({ job: name, state }, count);
    return this.registry.metrics();
  }
}

const countJobs = `
  select name, state::text, count(*)::integer as count from pgboss.job
  where state in ('created', 'retry', 'active', 'failed') group by name, state`;
