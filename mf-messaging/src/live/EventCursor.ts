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

  /** Null for a duplicate. A gap resets only between tabs: the server skips events that do not concern this user. */
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
