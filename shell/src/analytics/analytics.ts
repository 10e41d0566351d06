import type { AnalyticsBatch } from 'backend/contract/pages';
import { inBrowser } from '../base/inBrowser';
import { consent } from './consent';
import { currentVisit } from './visitor';

type Entry = AnalyticsBatch['entries'][number];

const maxEntries = 50;
const sendDelay = 2000;

let waiting: Entry[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Held back until consent is given, dropped when it is refused. */
export function enqueueAnalytics(entry: Entry) {
  if (consent.get() === 'refused') return;
  waiting = [...waiting, entry].slice(-maxEntries);
  timer ??= setTimeout(send, sendDelay);
}

/** Without the query of the path, which may contain what the visitor searched for. */
export const trackPageView = (title: string, path: string) =>
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
  const batch: AnalyticsBatch = { ...currentVisit(), engagedMs: takeEngagedMs(), entries: waiting };
  waiting = [];
  navigator.sendBeacon?.('/api/analytics', new Blob([JSON.stringify(batch)], { type: 'application/json' }));
}

let engagedSince: number | null = performance.now();
let engagedMs = 0;

function takeEngagedMs(): number {
  const now = performance.now();
  const engaged = Math.min(
    86_400_000,
    Math.round(Math.max(0, engagedMs + (engagedSince === null ? 0 : now - engagedSince))),
  );
  if (engagedSince !== null) engagedSince = now;
  engagedMs = 0;
  return engaged;
}

consent.subscribe(() => {
  if (consent.get() === 'refused') waiting = [];
  send();
});

if (inBrowser) document.addEventListener('visibilitychange', followVisibility);

function followVisibility() {
  const now = performance.now();
  if (document.visibilityState === 'hidden') {
    engagedMs += engagedSince === null ? 0 : now - engagedSince;
    engagedSince = null;
    send();
  } else engagedSince ??= now;
}
