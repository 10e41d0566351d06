import { afterEach, beforeEach } from '@jest/globals';
import type { AnalyticsBatch } from 'backend/contract/pages';
import { consent } from '../analytics/consent';
import { recordBeacons } from './beacons';

type Entry = AnalyticsBatch['entries'][number];

/** Records the analytics events of a visitor who consented; they are sent when the page is hidden. */
export function recordEvents() {
  const beacons = recordBeacons();
  beforeEach(() => consent.set('given'));
  afterEach(() => {
    // A refusal drops the events that are not sent yet.
    consent.set('refused');
    consent.set('unasked');
  });
  return async () => {
    hidePage();
    const sent = await beacons.all();
    const entries = sent.flatMap(({ body }) => (body as { entries: Entry[] }).entries);
    return entries.flatMap((entry) => (entry.kind === 'event' ? [entry] : []));
  };
}

function hidePage() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}
