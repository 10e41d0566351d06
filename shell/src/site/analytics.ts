import type { AnalyticsBatch } from 'backend/contract/site';
import { consent } from './consent';
import { randomId } from './randomId';

type Entry = AnalyticsBatch['entries'][number];

const most = 50;
const pause = 2000;

/** Says nothing of who it is: made anew for every visit and kept nowhere. */
const visitor = randomId();
let waiting: Entry[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Kept while consent is unasked, sent once it is given, forgotten when it is refused. */
export function enqueueAnalytics(entry: Entry) {
  if (consent.get() === 'refused') return;
  waiting = [...waiting, entry].slice(-most);
  timer ??= setTimeout(send, pause);
}

/** The path goes without its query, which may hold what somebody was looking for. */
export const viewed = (title: string, path: string) =>
  enqueueAnalytics({
    kind: 'page',
    title: title.slice(0, 120),
    path: path.slice(0, 300),
    at: new Date().toISOString(),
  });

function send() {
  clearTimeout(timer);
  timer = undefined;
  if (consent.get() !== 'given' || !waiting.length) return;
  const batch: AnalyticsBatch = { visitor, entries: waiting };
  waiting = [];
  navigator.sendBeacon?.('/api/analytics', new Blob([JSON.stringify(batch)], { type: 'application/json' }));
}

consent.subscribe(() => {
  if (consent.get() === 'refused') waiting = [];
  send();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
