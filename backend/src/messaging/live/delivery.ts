import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { BlocksService } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config.js';
import { Listener } from '../../platform/database/listener.js';
import { Conversations } from '../store/conversations.js';
import { asText, silence, textOf } from './event-text.js';
import { InboxReads, type Inbox } from './inbox-reads.js';
import { missedAfter } from './missed.js';
import { OpenStreams } from './open-streams.js';
import type { Stream } from './stream.js';

const mostAtOnce = 250;
const retryAfter = 500;

/** Brings what happens to every page that is open here, as soon as it is committed, on whichever node. */
@Injectable()
export class Delivery implements OnModuleInit {
  private readonly log = new Logger('Delivery');
  /** For whom to read; true for who may have been away, and not only heard of something new. */
  private readonly waiting = new Map<number, boolean>();
  private isAtWork = false;

  constructor(
    private readonly blocks: BlocksService,
    @Inject(CONFIG) private readonly config: Config,
    private readonly conversations: Conversations,
    private readonly listener: Listener,
    private readonly reads: InboxReads,
    private readonly streams: OpenStreams,
  ) {}

  onModuleInit(): void {
    if (this.config.role === 'worker') return;
    this.listener.listen('inbox', {
      hear: (payload) => this.wake(Number.parseInt(payload, 10), false),
      begin: () => {
        for (const userId of this.streams.readers()) this.wake(userId, true);
      },
    });
  }

  begin(stream: Stream): void {
    this.streams.add(stream);
    this.wake(stream.userId, true);
  }

  private wake(userId: number, wasAway: boolean): void {
    if (!this.streams.of(userId).length) return;
    this.waiting.set(userId, wasAway || (this.waiting.get(userId) ?? false));
    if (!this.isAtWork) void this.work();
  }

  /** One read at a time, for all who wait by then: so nothing overtakes anything. */
  private async work(): Promise<void> {
    this.isAtWork = true;
    await nextTurn();
    while (this.waiting.size) {
      const people = this.nextPeople();
      try {
        await this.serve(people);
      } catch (error) {
        this.log.warn(`Will be read again: ${(error as Error).message}`);
        for (const userId of people.keys()) this.waiting.set(userId, true);
        await pause(retryAfter, undefined, { ref: false });
      }
    }
    this.isAtWork = false;
  }

  private nextPeople(): Map<number, boolean> {
    const people = new Map([...this.waiting].slice(0, mostAtOnce));
    for (const userId of people.keys()) this.waiting.delete(userId);
    return people;
  }

  private async serve(people: Map<number, boolean>): Promise<void> {
    const lasts = new Map<number, number>();
    for (const userId of people.keys()) {
      const streams = this.streams.of(userId);
      // A page that begins now has missed nothing.
      if (streams.length)
        lasts.set(userId, Math.min(...streams.map(({ last }) => last ?? Number.MAX_SAFE_INTEGER)));
    }
    if (!lasts.size) return;
    const inboxes = await this.reads.after(lasts);
    const brought = [...inboxes].map(([userId, inbox]) =>
      this.bring(userId, inbox, { after: lasts.get(userId) ?? 0, wasAway: people.get(userId) ?? true }),
    );
    await Promise.all(brought);
  }

  private async bring(
    userId: number,
    inbox: Inbox,
    { after, wasAway }: { after: number; wasAway: boolean },
  ): Promise<void> {
    const { newest, events } = inbox;
    // What was written after a block does not exist; what was written before it is only come across when catching up.
    const blocked = wasAway && events.length ? await this.blocks.blockedAround(userId) : [];
    const texts = events.map((event) =>
      event.kind === 'reset' || blocked.includes(event.otherUserId) ? silence(event.id) : textOf(event),
    );
    const isLost = ({ last }: Stream) => last === null || missedAfter(last, inbox) === null;
    const unread = this.streams.of(userId).some(isLost) ? await this.conversations.unread(userId) : null;
    for (const stream of this.streams.of(userId)) {
      // Opened after these events were asked for; its own turn comes.
      if (stream.last !== null && stream.last < after) continue;
      const missed = stream.last === null ? null : missedAfter(stream.last, inbox);
      if (missed) stream.send(texts.slice(-missed).join(''));
      else if (missed === null) {
        if (unread === null) continue;
        stream.send(asText(newest, { kind: stream.last === null ? 'ready' : 'reset', unread }));
      }
      stream.last = newest;
    }
  }
}
