import { Injectable } from '@nestjs/common';
import { BlocksService } from '../../account/index.js';
import { Conversations } from '../store/conversations.js';
import { asText, silence, textOf } from './event-text.js';
import { InboxEvents, type Inbox, type InboxEvent } from './inbox-events.js';
import { missedAfter } from './missed-events.js';
import { OpenStreams } from './open-streams.js';
import type { Stream } from './stream.js';

/** Reads once what has happened to some people, and writes to each of their pages what that one has not had. */
@Injectable()
export class CatchUp {
  constructor(
    private readonly blocks: BlocksService,
    private readonly conversations: Conversations,
    private readonly reads: InboxEvents,
    private readonly streams: OpenStreams,
  ) {}

  /** True for who may have been away, and not only heard of something new. */
  async serve(people: Map<number, boolean>): Promise<void> {
    const present = [...people.keys()].filter((userId) => this.streams.of(userId).length);
    if (!present.length) return;
    const read = new Map(present.map((userId) => [userId, this.earliest(userId)]));
    const inboxes = await this.reads.after(read);
    await Promise.all(
      [...inboxes].map(async ([userId, inbox]) => {
        const texts = await this.texts(userId, inbox.events, people.get(userId) ?? true);
        await this.bring(userId, inbox, texts, read.get(userId) ?? 0);
      }),
    );
  }

  /** The last event that all pages of this person have; one that begins now has missed nothing. */
  private earliest(userId: number): number {
    return Math.min(...this.streams.of(userId).map(({ last }) => last ?? Number.MAX_SAFE_INTEGER));
  }

  /** After a block nothing is written any more; what was written before it is only met with by who was away. */
  private async texts(userId: number, events: InboxEvent[], wasAway: boolean): Promise<string[]> {
    const blocked = wasAway && events.length ? await this.blocks.blockedAround(userId) : [];
    return events.map((event) =>
      event.kind === 'reset' || blocked.includes(event.otherUserId) ? silence(event.id) : textOf(event),
    );
  }

  private async bring(userId: number, inbox: Inbox, texts: string[], read: number): Promise<void> {
    const missedBy = ({ last }: Stream) => (last === null ? null : missedAfter(last, inbox));
    const isAsked = this.streams.of(userId).some((stream) => missedBy(stream) === null);
    const unread = isAsked ? await this.conversations.unread(userId) : null;
    for (const stream of this.streams.of(userId)) {
      // Opened since the events were read, or the unread were counted: its own round comes.
      if (stream.last !== null && stream.last < read) continue;
      const missed = missedBy(stream);
      if (missed === null && unread === null) continue;
      if (missed) stream.send(texts.slice(-missed).join(''));
      if (missed === null && unread !== null)
        stream.send(asText(inbox.newest, { kind: stream.last === null ? 'ready' : 'reset', unread }));
      stream.last = inbox.newest;
    }
  }
}
