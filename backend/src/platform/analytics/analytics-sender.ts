import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CircuitBreaker } from '../outbound/circuit-breaker.js';
import { CONFIG, type Config } from '../config/config.js';
import { Jobs } from '../jobs/jobs.js';
import { analyticsForward, type Visit } from './analytics.job.js';
import { measurement } from './measurement.js';

const timeoutMs = 5_000;

@Injectable()
export class AnalyticsSender implements OnModuleInit {
  private readonly breaker = new CircuitBreaker('The analytics provider', { after: 5, restMs: 30_000 });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: Jobs,
  ) {}

  async onModuleInit() {
    await this.jobs.work(analyticsForward, (visit) => this.breaker.run(() => this.send(visit)));
  }

  private async send(visit: Visit): Promise<void> {
    const { url, measurementId = '', apiSecret = '' } = this.config.analytics;
    const address = `${url}?${new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret })}`;
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(measurement(visit, this.config.publicUrl)),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The analytics provider answered ${response.status}`);
  }
}
