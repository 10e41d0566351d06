import { afterEach, beforeEach } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { LiveEvent, NewsSignal, TripSignal } from 'backend/contract/messaging';

/** Replaces the browser's EventSource; a test acts as the server. */
export class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeEventSource.all.push(this);
  }

  static get connected() {
    return this.all.filter(({ readyState }) => readyState !== 2);
  }

  emit(id: number, event: LiveEvent) {
    const data = JSON.stringify(event);
    this.dispatchEvent(new MessageEvent(event.kind, { data, lastEventId: String(id) }));
  }
  /** Without an id: the browser repeats the last one. */
  signal(signal: TripSignal | NewsSignal) {
    this.dispatchEvent(new MessageEvent(signal.kind, { data: JSON.stringify(signal) }));
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  fail() {
    this.onerror?.();
  }
  close() {
    this.readyState = 2;
  }
}

export function fakeStreams() {
  beforeEach(() => {
    FakeEventSource.all = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'EventSource');
  });
  return {
    all: () => FakeEventSource.all,
    open: () => FakeEventSource.connected,
    /** Waits until exactly one stream is open. */
    async one(): Promise<FakeEventSource> {
      await waitFor(() => {
        const { length } = FakeEventSource.connected;
        if (length !== 1) throw new Error(`${length} streams are open`);
      });
      return FakeEventSource.connected[0]!;
    },
    /** Sends events and waits until the page has rendered them. */
    emit: (stream: FakeEventSource, ...events: [id: number, event: LiveEvent][]) =>
      act(async () => {
        for (const [id, event] of events) stream.emit(id, event);
      }),
  };
}
