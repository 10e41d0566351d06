import { Injectable } from '@nestjs/common';
import { BlocksService } from '../../account/index.js';
import { Conversations } from '../store/conversations.js';
import { sseText, skipEvent, eventText } from './event-text.js';
import { InboxEvents, type Inbox, type InboxEvent } from './inbox-events.js';
import { OpenStreams } from './open-streams.js';
import type { Stream } from './stream.js';

@Injectable()
export class CatchUp {
  constructor(
    private readonly blocks: BlocksService,
    private readonly conversations: Conversations,
    private readonly reads: InboxEvents,
    private readonly streams: OpenStreams,
  ) {}

  async send(users: Map<number, boolean>): Promise<void> {
    const present = [...users.keys()].filter((userId) => this.streams.of(userId).length);
    if (!present.length) return;
    const read = new Map(present.map((userId) => [userId, this.earliest(userId)]));
    const inboxes = await this.reads.after(read);
    await Promise.all(
      [...inboxes].map(async ([userId, inbox]) => {
        const texts = await this.texts(userId, inbox.events, users.get(userId) ?? true);
        await this.sendMissed(userId, inbox, texts, read.get(userId) ?? 0);
      }),
    );
  }

  /** The last event that all pages of this user have. A new page has missed nothing. */
  private earliest(userId: number): number {
    return Math.min(...this.streams.of(userId).map(({ last }) => last ?? Number.MAX_SAFE_INTEGER));
  }

  /** Only reconnecting pages can meet events from before a block; those are hidden. */
  private async texts(userId: number, events: InboxEvent[], mayHaveMissed: boolean): Promise<string[]> {
    const blocked = mayHaveMissed && events.length ? await this.blocks.blockedAround(userId) : [];
    return events.map((event) =>
      event.kind === 'reset' || blocked.includes(event.otherUserId) ? skipEvent(event.id) : eventText(event),
    );
  }

  private async sendMissed(userId: number, inbox: Inbox, texts: string[], read: number): Promise<void> {
    const missedBy = ({ last }: Stream) => (last === null ? null : missedAfter(last, inbox));
    const needsUnread = this.streams.of(userId).some((stream) => missedBy(stream) === null);
    const unread = needsUnread ? await this.conversations.unread(userId) : null;
    for (const stream of this.streams.of(userId)) {
      // Opened after the events were read: a later call serves it.
      if (stream.last !== null && stream.last < read) continue;
      const missed = missedBy(stream);
      if (missed === null && unread === null) continue;
      if (missed) stream.send(texts.slice(-missed).join(''));
      if (missed === null && unread !== null)
        stream.send(sseText(inbox.newest, { kind: stream.last === null ? 'ready' : 'reset', unread }));
      stream.last = inbox.newest;
    }
  }
}

/** Null when the page must reload: after gaps, resets, or a restore of the database. */
function missedAfter(last: number, { newest, events }: Inbox): number | null {
  const missed = events.filter(({ id }) => id > last);
  return missed.length === newest - last && missed.every(({ kind }) => kind !== 'reset')
    ? missed.length
    : null;
}
