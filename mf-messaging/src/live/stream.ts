import type { LiveEvent } from 'backend/contract/messaging';

const kinds = ['message', 'read', 'ready', 'reset'] as const;
const longestPause = 60_000;
/** A line as old as this may be dead without anybody having said so. */
const doubtfulAfter = 15_000;

interface Plan {
  /** The last event that is here; null as long as there is none. */
  last: () => number | null;
  hear: (id: number, event: LiveEvent) => void;
  /** Asked before the line is opened again: the session may be over, or somebody else's by now. */
  check: () => Promise<boolean>;
}

export type Stream = ReturnType<typeof openStream>;

/** The browser's line to the server. It comes back by itself, ever more slowly, for what it has missed. */
export function openStream({ last, hear, check }: Plan) {
  let source: EventSource | null = null;
  let openedAt = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function connect() {
    const after = last();
    openedAt = Date.now();
    source = new EventSource(`/api/messages/stream${after === null ? '' : `?after=${after}`}`);
    source.onopen = () => (failures = 0);
    source.onerror = comeBack;
    for (const kind of kinds)
      source.addEventListener(kind, ({ lastEventId, data }: MessageEvent<string>) =>
        hear(Number(lastEventId), JSON.parse(data) as LiveEvent),
      );
  }
  /** The browser's own way back has no patience: it asks a server that is down every other second. */
  function comeBack() {
    hangUp();
    const pause = Math.min(longestPause, 1000 * 2 ** failures) * (0.5 + Math.random());
    failures += 1;
    timer = setTimeout(() => void reconnect(), pause);
  }
  async function reconnect() {
    const isAllowed = await check();
    if (isAllowed && !isOver && !source) connect();
  }
  function hangUp() {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  connect();
  return {
    /** Now, not later: the browser was away, or is back on the net. */
    refresh() {
      if (source && Date.now() - openedAt < doubtfulAfter) return;
      failures = 0;
      hangUp();
      void reconnect();
    },
    close() {
      isOver = true;
      hangUp();
    },
  };
}
