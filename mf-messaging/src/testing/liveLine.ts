import { afterEach, beforeEach } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { LiveEvent } from 'backend/contract/messaging';

/** A line as the server sees it: what was asked of it, and what it says. */
export class LiveLine extends EventTarget {
  static lines: LiveLine[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    LiveLine.lines.push(this);
  }

  /** Those that are open now. */
  static get open() {
    return this.lines.filter(({ readyState }) => readyState !== 2);
  }

  say(id: number, event: LiveEvent) {
    const data = JSON.stringify(event);
    this.dispatchEvent(new MessageEvent(event.kind, { data, lastEventId: String(id) }));
  }
  accept() {
    this.readyState = 1;
    this.onopen?.();
  }
  break() {
    this.onerror?.();
  }
  close() {
    this.readyState = 2;
  }
}

/** The server's end of the live events, for each test anew. */
export function liveLines() {
  beforeEach(() => {
    LiveLine.lines = [];
    Object.assign(globalThis, { EventSource: LiveLine });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'EventSource');
  });
  return {
    all: () => LiveLine.lines,
    open: () => LiveLine.open,
    /** The one that is open, as soon as there is one. */
    async one(): Promise<LiveLine> {
      await waitFor(() => {
        if (LiveLine.open.length !== 1) throw new Error(`${LiveLine.open.length} lines are open`);
      });
      return LiveLine.open[0]!;
    },
    /** Says these to the page, which has then drawn them. */
    say: (line: LiveLine, ...events: [id: number, event: LiveEvent][]) =>
      act(async () => {
        for (const [id, event] of events) line.say(id, event);
      }),
  };
}
