import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { BlocksService, Interactions, memberNote, siteMessage } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { workInLines } from '../../platform/jobs/lines.js';
import type { Pair } from '../store/conversation-access.js';
import { MessageWrites } from '../store/message-writes.js';

type SiteMessage = (typeof siteMessage)['schema']['_output'];
type MemberNote = (typeof memberNote)['schema']['_output'];

/**
 * Messages that other domains write into the conversation of two users: the site's own, and the note that a member
 * sent with a request. Retries of a job write nothing, because its id is the key of the message.
 */
@Injectable()
export class SiteMessages implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
    private readonly interactions: Interactions,
    private readonly jobs: Jobs,
    private readonly writes: MessageWrites,
  ) {}

  async onModuleInit(): Promise<void> {
    await workInLines(this.jobs, [
      { job: siteMessage, handle: (message: SiteMessage, id) => this.writeOfSite(message, id) },
      { job: memberNote, handle: (note: MemberNote, id) => this.writeOfMember(note, id) },
    ]);
  }

  private writeOfSite(
    { from, to, text: content, translations }: SiteMessage,
    clientKey: string,
  ): Promise<void> {
    return this.between(from, to, async (em, pair) => {
      await this.writes.storeMessage(em, pair, { content, translations, clientKey, kind: 'site' });
    });
  }

  /** Without a mail: the one about the request has the note. */
  private writeOfMember({ from, to, text, about, translations }: MemberNote, jobId: string): Promise<void> {
    return this.between(from, to, async (em, pair) => {
      const ofSite = { translations, clientKey: keyOf(jobId), kind: 'site' } as const;
      if (about) await this.writes.storeMessage(em, pair, { content: about, ...ofSite });
      const note = { content: text, clientKey: jobId, isMailed: false };
      const stored = await this.writes.storeMessage(em, pair, note);
      if (stored?.isMutual) await this.interactions.record(em, from, to, 'conversation');
    });
  }

  private async between(from: number, to: number, write: (em: EntityManager, pair: Pair) => Promise<void>) {
    const [hiddenFromMe, hiddenFromOther] = await Promise.all([
      this.blocks.blockedAround(from),
      this.blocks.blockedAround(to),
    ]);
    if (hiddenFromMe.includes(to)) return;
    try {
      await this.em.transactional((em) => write(em, { me: from, other: to, hiddenFromMe, hiddenFromOther }));
    } catch (error) {
      // One of the two has deleted their account meanwhile.
      if (!(error instanceof NotFoundException)) throw error;
    }
  }
}

/** A second key that is the same in each retry. */
function keyOf(jobId: string): string {
  const hex = createHash('sha256').update(jobId).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
