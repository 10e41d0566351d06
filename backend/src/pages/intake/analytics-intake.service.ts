import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Analytics } from '../../platform/analytics/analytics.js';
import { withoutPersonalData } from '../../platform/observe/personal-data.js';
import { AnalyticsEntryEntity } from './analytics-entry.entity.js';
import type { AnalyticsBatch } from '../contract.js';
import { barePath } from './bare-path.js';

type Entry = AnalyticsBatch['entries'][number];

@Injectable()
export class AnalyticsIntake {
  constructor(
    private readonly em: EntityManager,
    private readonly analytics: Analytics,
  ) {}

  async take({ entries, ...browser }: AnalyticsBatch): Promise<void> {
    const visit = { ...browser, entries: entries.map(anonymized) };
    await this.em.transactional(async (em) => {
      await em.insertMany(
        AnalyticsEntryEntity,
        visit.entries.map(({ at, ...entry }) => ({
          visitor: visit.visitor,
          ...entry,
          happenedAt: new Date(at),
        })),
      );
      await this.analytics.forward(em, visit);
    });
  }
}

/** Titles and labels should contain no personal data, but a typed email address can end up in one. */
const anonymized = (entry: Entry): Entry =>
  entry.kind === 'page'
    ? { ...entry, title: withoutPersonalData(entry.title), path: barePath(entry.path) }
    : { ...entry, label: entry.label === undefined ? undefined : withoutPersonalData(entry.label) };
