import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Jobs } from '../jobs/jobs.js';
import { analyticsForward, type Visit } from './analytics.job.js';

/** The provider's limit. Each request is its own job, so a retry repeats nothing else. */
const atOnce = 25;

@Injectable()
export class Analytics {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: Jobs,
  ) {}

  async forward(em: EntityManager | null, { entries, engagedMs, ...visit }: Visit): Promise<void> {
    if (!this.config.analytics.measurementId) return;
    for (let start = 0; start < entries.length; start += atOnce) {
      await this.jobs.enqueue(em, analyticsForward, {
        ...visit,
        engagedMs: start === 0 ? engagedMs : undefined,
        entries: entries.slice(start, start + atOnce),
      });
    }
  }
}
