import type { AnalyticsBatch } from 'backend/contract/site';
import { consent } from './consent';
import { visitNow } from './visitor';

type Entry = AnalyticsBatch['entries'][number];

const most = 50;
const pause = 2000;

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
  const batch: AnalyticsBatch = { ...visitNow(), engagedMs: takeEngagedMs(), entries: waiting };
  waiting = [];
  navigator.sendBeacon?.('/api/analytics', new Blob([JSON.stringify(batch)], { type: 'application/json' }));
}

/** When the page was last seen to be looked at; null while another tab is. */
let lookedAt: number | null = performance.now();
let engagedMs = 0;

function takeEngagedMs(): number {
  const now = performance.now();
  const engaged = Math.min(86_400_000, Math.round(engagedMs + (lookedAt === null ? 0 : now - lookedAt)));
  if (lookedAt !== null) lookedAt = now;
  engagedMs = 0;
  return engaged;
}

consent.subscribe(() => {
  if (consent.get() === 'refused') waiting = [];
  send();
});
document.addEventListener('visibilitychange', () => {
  const now = performance.now();
  if (document.visibilityState === 'hidden') {
    engagedMs += lookedAt === null ? 0 : now - lookedAt;
    lookedAt = null;
    send();
  } else lookedAt ??= now;
});
