import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Analytics } from '../../platform/analytics/analytics.js';
import { withoutPersonalData } from '../../platform/observe/personal-data.js';
import { AnalyticsEntryEntity } from './analytics-entry.entity.js';
import type { AnalyticsBatch } from '../contract.js';
import { barePath } from './bare-path.js';

type Entry = AnalyticsBatch['entries'][number];

/** Keeps what visitors' browsers tell, and passes it on. */
@Injectable()
export class AnalyticsIntake {
  constructor(
    private readonly em: EntityManager,
    private readonly analytics: Analytics,
  ) {}

  async take({ entries, ...browser }: AnalyticsBatch): Promise<void> {
    const visit = { ...browser, entries: entries.map(cleaned) };
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

/** Pages and labels should hold nothing personal; an address somebody typed can end up in one all the same. */
const cleaned = (entry: Entry): Entry =>
  entry.kind === 'page'
    ? { ...entry, title: withoutPersonalData(entry.title), path: barePath(entry.path) }
    : { ...entry, label: entry.label === undefined ? undefined : withoutPersonalData(entry.label) };
