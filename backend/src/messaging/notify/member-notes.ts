import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { BlocksService, Interactions, memberNote } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { MessageWrites } from '../store/message-writes.js';

type MemberNote = (typeof memberNote)['schema']['_output'];

/** What members wrote with a request is their message to its owner. The mail about the request has told them. */
@Injectable()
export class MemberNotes implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
    private readonly interactions: Interactions,
    private readonly jobs: Jobs,
    private readonly writes: MessageWrites,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(memberNote, (note, { id }) => this.write(note, id));
  }

  /** The id of the job makes a retry write nothing. */
  private async write({ from, to, text, about }: MemberNote, jobId: string): Promise<void> {
    const [hiddenFromMe, hiddenFromOther] = await Promise.all([
      this.blocks.blockedAround(from),
      this.blocks.blockedAround(to),
    ]);
    if (hiddenFromMe.includes(to)) return;
    const pair = { me: from, other: to, hiddenFromMe, hiddenFromOther };
    try {
      await this.em.transactional(async (em) => {
        if (about)
          await this.writes.storeMessage(em, pair, { content: about, clientKey: keyOf(jobId), kind: 'site' });
        const note = { content: text, clientKey: jobId, isMailed: false };
        const stored = await this.writes.storeMessage(em, pair, note);
        if (stored?.isMutual) await this.interactions.record(em, from, to, 'conversation');
      });
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
