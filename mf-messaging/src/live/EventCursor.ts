import type { LiveEvent } from 'backend/contract/messaging';

/** A live event with its number. The server numbers the events of each user without gaps. */
export interface NumberedEvent {
  id: number;
  event: LiveEvent;
}

/** The position in the user's events. Drops duplicates and finds gaps. */
export class EventCursor {
  position: number | null = null;
  unread = 0;

  /**
   * Returns the event to apply, a `reset` in its place after a gap, or null for a duplicate. The server's own stream
   * skips events that do not concern this user, so only events from another tab have gaps.
   */
  advance({ id, event }: NumberedEvent, source: 'server' | 'tab'): LiveEvent | null {
    const isStart = event.kind === 'ready' || event.kind === 'reset';
    if (this.position === id) return null;
    if (!isStart && (this.position === null || id < this.position)) return null;
    const isGap = !isStart && source === 'tab' && id > (this.position ?? 0) + 1;
    this.position = id;
    this.unread = event.unread;
    return isGap ? { kind: 'reset', unread: event.unread } : event;
  }
}
