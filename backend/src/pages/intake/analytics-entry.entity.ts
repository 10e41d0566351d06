import { defineEntity, p } from '@mikro-orm/core';

const AnalyticsEntrySchema = defineEntity({
  name: 'AnalyticsEntry',
  tableName: 'analytics_entry',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    visitor: p.uuid(),
    kind: p.enum(['page', 'event'] as const),
    title: p.text().nullable(),
    path: p.text().nullable(),
    name: p.text().nullable(),
    category: p.text().nullable(),
    label: p.text().nullable(),
    value: p.double().nullable(),
    happenedAt: p.datetime(),
    receivedAt: p.datetime().defaultRaw('now()'),
  },
});
export class AnalyticsEntryEntity extends AnalyticsEntrySchema.class {}
AnalyticsEntrySchema.setClass(AnalyticsEntryEntity);
