import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { BlocksService, siteMessage } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { MessageWrites } from '../store/message-writes.js';

type SiteMessage = (typeof siteMessage)['schema']['_output'];

/** Messages of the site, in the conversation of the two users they are about. */
@Injectable()
export class SiteMessages implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
    private readonly jobs: Jobs,
    private readonly writes: MessageWrites,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(siteMessage, (message, { id }) => this.write(message, id));
  }

  /** The id of the job makes a retry write nothing. */
  private async write({ from, to, text }: SiteMessage, clientKey: string): Promise<void> {
    const [hiddenFromMe, hiddenFromOther] = await Promise.all([
      this.blocks.blockedAround(from),
      this.blocks.blockedAround(to),
    ]);
    if (hiddenFromMe.includes(to)) return;
    const pair = { me: from, other: to, hiddenFromMe, hiddenFromOther };
    try {
      await this.em.transactional(async (em) => {
        await this.writes.storeMessage(em, pair, { content: text, clientKey, kind: 'site' });
      });
    } catch (error) {
      // One of the two has deleted their account meanwhile.
      if (!(error instanceof NotFoundException)) throw error;
    }
  }
}
