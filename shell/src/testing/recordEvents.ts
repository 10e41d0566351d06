import { afterEach, beforeEach } from '@jest/globals';
import type { AnalyticsBatch } from 'backend/contract/site';
import { consent } from '../analytics/consent';
import { recordBeacons } from './beacons';

type Entry = AnalyticsBatch['entries'][number];

/** What is told of a visit whose visitor agreed to that: every event, as it is sent when they leave. */
export function recordEvents() {
  const beacons = recordBeacons();
  beforeEach(() => consent.set('given'));
  afterEach(() => {
    // What was not sent yet is forgotten.
    consent.set('refused');
    consent.set('unasked');
  });
  return async () => {
    leave();
    const sent = await beacons.all();
    const entries = sent.flatMap(({ body }) => (body as { entries: Entry[] }).entries);
    return entries.flatMap((entry) => (entry.kind === 'event' ? [entry] : []));
  };
}

function leave() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}
