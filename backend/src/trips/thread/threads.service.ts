import { EntityManager } from '@mikro-orm/postgresql';
import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import { Flags, Suspensions } from '../../moderation/index.js';
import type { Message } from '../../messaging/contract.js';
import type { NewThreadMessage, Thread, ThreadPerson, ThreadRead, ThreadSearch } from './contract.js';
import { ThreadAccess, type OpenThread } from './thread-access.js';
import { ThreadReads } from './thread-reads.js';
import { ThreadWrites } from './thread-writes.js';

/** The conversation of all who are on one trip: the seeker, and every companion who has agreed. */
@Injectable()
export class ThreadsService {
  constructor(
    private readonly em: EntityManager,
    private readonly access: ThreadAccess,
    private readonly flags: Flags,
    private readonly people: PeopleService,
    private readonly reads: ThreadReads,
    private readonly suspensions: Suspensions,
    private readonly writes: ThreadWrites,
  ) {}

  async read(me: number, matchId: number, { limit, before }: ThreadSearch): Promise<Thread> {
    const open = await this.access.open(me, matchId);
    const [page, unread] = await Promise.all([this.reads.page(open, limit, before), this.reads.unread(open)]);
    return { tripId: open.tripId, people: await this.peopleOf(open, page.messages), ...page, unread };
  }

  async write(me: number, matchId: number, sending: NewThreadMessage): Promise<Message> {
    const open = await this.access.open(me, matchId);
    return this.em.transactional(async (em) => {
      const stored = await this.writes.store(em, open, sending);
      const { id, createdAt, writtenAt, isNew, isAnswered, risks } = stored;
      if (isNew && !isAnswered) {
        const [otherId] = [open.seekerId, ...open.helperIds].filter((person) => person !== me);
        const about = { personId: me, otherId, subject: `thread:${open.tripId}` };
        await this.flags.raiseForWords(em, { ...about, words: sending.content }, risks);
      }
      const { content, clientKey } = sending;
      return { id, senderId: me, content, createdAt, ...(writtenAt && { writtenAt }), clientKey };
    });
  }

  async markRead(me: number, matchId: number, upTo: number): Promise<ThreadRead> {
    const open = await this.access.open(me, matchId);
    await this.em.transactional((em) => this.writes.markRead(em, open, upTo));
    return { unread: await this.reads.unread(open) };
  }

  /** What another member wrote, unless the desk has removed it. */
  async received(me: number, matchId: number, messageId: number): Promise<string> {
    const [message] = await this.receivedAmong(me, matchId, [messageId]);
    if (!message) throw new NotFoundException('This message was not found');
    return message.content;
  }

  /** What cannot be read is left out. */
  async receivedAmong(
    me: number,
    matchId: number,
    ids: number[],
  ): Promise<{ id: number; content: string }[]> {
    return this.reads.received(await this.access.open(me, matchId), ids);
  }

  /** Only where people talk, so that this is no translator for everything else. */
  async expectOthersHaveWritten(me: number, matchId: number): Promise<void> {
    if (await this.reads.othersHaveWritten(await this.access.open(me, matchId))) return;
    throw new ForbiddenException('Nobody else on this trip has written yet');
  }

  /** Members first, as they fly; then those who have left, for the names of their messages. */
  private async peopleOf(open: OpenThread, messages: Message[]): Promise<ThreadPerson[]> {
    const { me, seekerId, helperIds, hidden } = open;
    const members = [seekerId, ...helperIds];
    const ids = [...new Set([...members, ...messages.map(({ senderId }) => senderId)])].filter(
      (id) => !hidden.includes(id),
    );
    const [present, all, marks] = await Promise.all([
      this.people.find(ids),
      this.people.find(ids, { former: true }),
      this.reads.readMarks(open),
    ]);
    const people = await Promise.all(
      all.map(async ({ id, username, profilePictureUrl }): Promise<ThreadPerson> => {
        const isMember = members.includes(id) && present.some((person) => person.id === id);
        const isSuspended = isMember && id !== me && (await this.suspensions.includes(id));
        return {
          id,
          username,
          profilePictureUrl,
          role: id === seekerId ? 'seeking_help' : 'helper',
          isMe: id === me,
          isMember,
          ...(isSuspended && { isSuspended }),
          readUpTo: marks.get(id) ?? null,
        };
      }),
    );
    return people.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }
}
