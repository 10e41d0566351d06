import type { LiveEvent } from 'backend/contract/messaging';
import { standFor } from './office';
import { openStream, type Stream } from './stream';
import { onWaking } from './wakings';

/** What the tabs of one browser say to each other. */
type Word = 'hello' | 'here' | { id: number; event: LiveEvent };

/** A tab that holds the line and does not answer for so long is asleep. */
const patience = 3_000;

interface Plan {
  userId: number;
  hear: (event: LiveEvent) => void;
  /** Whether it is still this person who is here. */
  check: () => Promise<boolean>;
}

/** One line for all tabs of a browser, or one for each where tabs cannot agree. Every tab hears every event once. */
export function goLive({ userId, hear, check }: Plan): () => void {
  let stream: Stream | null = null;
  let last: number | null = null;
  let unread = 0;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  const name = `messages of ${userId}`;
  const canShare = 'locks' in navigator && 'BroadcastChannel' in window;
  const channel = canShare ? new BroadcastChannel(name) : null;
  const tell: ((word: Word) => void) | undefined = channel?.postMessage.bind(channel);
  const office = canShare ? standFor(name, hold) : null;
  const endSingle = canShare ? undefined : hold();
  const endWakings = onWaking(wake);

  /** Events count up by one; only the server's own line leaves out some that are nobody's business. */
  function take(id: number, event: LiveEvent, hasGaps: boolean) {
    const isBeginning = event.kind === 'ready' || event.kind === 'reset';
    if (last === id || (!isBeginning && (last === null || id < last))) return;
    const isMissing = !isBeginning && !hasGaps && id > (last ?? 0) + 1;
    last = id;
    unread = event.unread;
    hear(isMissing ? { kind: 'reset', unread } : event);
  }

  function hold() {
    clearTimeout(doubt);
    stream = openStream({
      last: () => last,
      check,
      hear: (id, event) => {
        take(id, event, true);
        tell?.({ id, event });
      },
    });
    return () => {
      stream?.close();
      stream = null;
    };
  }

  function wake() {
    if (stream) return stream.refresh();
    tell?.('hello');
    clearTimeout(doubt);
    doubt = setTimeout(() => !document.hidden && office?.take(), patience);
  }

  function answer({ data }: MessageEvent<Word>) {
    if (data !== 'hello') clearTimeout(doubt);
    if (typeof data === 'object') take(data.id, data.event, false);
    if (data !== 'hello' || !stream) return;
    tell?.('here');
    if (last !== null) tell?.({ id: last, event: { kind: 'ready', unread } });
    stream.refresh();
  }

  if (channel) channel.onmessage = answer;
  if (!stream) wake();
  return () => {
    endWakings();
    clearTimeout(doubt);
    endSingle?.();
    office?.leave();
    channel?.close();
  };
}
