import type { LiveEvent, NewsSignal, TripSignal } from 'backend/contract/messaging';
import { pageLanguage } from 'shared-ui';
import type { NumberedEvent } from './EventCursor';

const kinds = ['message', 'read', 'ready', 'reset'] as const;
const maxBackoffMs = 60_000;
/** A connection older than this may be dead without an error. */
const staleAfterMs = 15_000;

interface EventStreamOptions {
  position: () => number | null;
  onEvent: (event: NumberedEvent) => void;
  /** Without a number: it is not sent again after a reconnect. */
  onTrip: (signal: TripSignal) => void;
  /** Also after a reconnect, because it may have been missed. */
  onNews: (signal: NewsSignal) => void;
  /** Called before each reconnect: the session may have ended, or another user may have logged in. */
  checkSession: () => Promise<boolean>;
}

/** Server-sent events with our own reconnect: exponential backoff, and catch-up from the last event. */
export class EventStream {
  private source: EventSource | null = null;
  private connectedAt = 0;
  private failures = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private wasOpen = false;
  private readonly options: EventStreamOptions;

  constructor(options: EventStreamOptions) {
    this.options = options;
    this.connect();
  }

  refresh() {
    if (this.source && Date.now() - this.connectedAt < staleAfterMs) return;
    this.failures = 0;
    this.disconnect();
    void this.reconnect();
  }

  close() {
    this.isClosed = true;
    this.disconnect();
  }

  private connect() {
    const after = this.options.position();
    const language = pageLanguage();
    this.connectedAt = Date.now();
    const search = String(
      new URLSearchParams({
        ...(after !== null && { after: String(after) }),
        ...(language !== 'en' && { language }),
      }),
    );
    this.source = new EventSource(`/api/messages/stream${search && `?${search}`}`);
    this.source.onopen = () => {
      this.failures = 0;
      if (this.wasOpen) this.options.onNews({ kind: 'news' });
      this.wasOpen = true;
    };
    this.source.onerror = () => this.retryLater();
    for (const kind of kinds)
      this.source.addEventListener(kind, ({ lastEventId, data }: MessageEvent<string>) =>
        this.options.onEvent({ id: Number(lastEventId), event: JSON.parse(data) as LiveEvent }),
      );
    this.source.addEventListener('trip', ({ data }: MessageEvent<string>) =>
      this.options.onTrip(JSON.parse(data) as TripSignal),
    );
    this.source.addEventListener('news', ({ data }: MessageEvent<string>) =>
      this.options.onNews(JSON.parse(data) as NewsSignal),
    );
  }

  /** Replaces the browser's own reconnect, which retries every few seconds even when the server is down. */
  private retryLater() {
    this.disconnect();
    const jitter = 0.5 + Math.random();
    const delay = Math.min(maxBackoffMs, 1000 * 2 ** this.failures) * jitter;
    this.failures += 1;
    this.retryTimer = setTimeout(() => void this.reconnect(), delay);
  }

  private async reconnect() {
    const isAllowed = await this.options.checkSession();
    if (isAllowed && !this.isClosed && !this.source) this.connect();
  }

  private disconnect() {
    clearTimeout(this.retryTimer);
    this.source?.close();
    this.source = null;
  }
}
