import { Injectable } from '@nestjs/common';
import { BlocksService } from '../../account/index.js';
import type { Language } from '../../platform/language/contract.js';
import { Conversations } from '../store/conversations.js';
import { MessageReads } from '../store/message-reads.js';
import { sseText, skipEvent, eventText } from './event-text.js';
import { InboxEvents, type Inbox, type InboxEvent } from './inbox-events.js';
import { OpenStreams } from './open-streams.js';
import type { Stream } from './stream.js';

@Injectable()
export class CatchUp {
  constructor(
    private readonly blocks: BlocksService,
    private readonly conversations: Conversations,
    private readonly messages: MessageReads,
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
        const blocked = await this.blockedFor(userId, inbox.events, users.get(userId) ?? true);
        await this.sendMissed(userId, inbox, blocked, read.get(userId) ?? 0);
      }),
    );
  }

  /** The last event that all pages of this user have. A new page has missed nothing. */
  private earliest(userId: number): number {
    return Math.min(...this.streams.of(userId).map(({ last }) => last ?? Number.MAX_SAFE_INTEGER));
  }

  /** Only reconnecting pages can meet events from before a block; those are hidden. */
  private async blockedFor(userId: number, events: InboxEvent[], mayHaveMissed: boolean): Promise<number[]> {
    return mayHaveMissed && events.length ? this.blocks.blockedAround(userId) : [];
  }

  private textsIn(language: Language, events: InboxEvent[], blocked: number[]): string[] {
    return events.map((event) =>
      event.kind === 'reset' || blocked.includes(event.otherUserId)
        ? skipEvent(event.id)
        : eventText(event, (row) => this.messages.asReadIn(language, row)),
    );
  }

  private async sendMissed(userId: number, inbox: Inbox, blocked: number[], read: number): Promise<void> {
    const texts = new Map<Language, string[]>();
    const textsFor = ({ language }: Stream) => {
      const known = texts.get(language) ?? this.textsIn(language, inbox.events, blocked);
      texts.set(language, known);
      return known;
    };
    const missedBy = ({ last }: Stream) => (last === null ? null : missedAfter(last, inbox));
    const needsUnread = this.streams.of(userId).some((stream) => missedBy(stream) === null);
    const unread = needsUnread ? await this.conversations.unread(userId) : null;
    for (const stream of this.streams.of(userId)) {
      // Opened after the events were read: a later call serves it.
      if (stream.last !== null && stream.last < read) continue;
      const missed = missedBy(stream);
      if (missed === null && unread === null) continue;
      if (missed) stream.send(textsFor(stream).slice(-missed).join(''));
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
