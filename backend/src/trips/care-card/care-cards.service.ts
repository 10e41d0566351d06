import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { UnknownSeal } from '../../platform/secrets/sealing.js';
import type { CareCard, Match } from '../contract.js';
import { MatchLock } from '../match-lock.js';
import { MatchReads } from '../match-reads.js';
import { openCareCard, sealCareCard } from './sealed-care-card.js';

const find = 'select sealed from care_card where match_id = $1';
const save = `
  insert into care_card (match_id, sealed) values (?, ?)
  on conflict (match_id) do update set sealed = excluded.sealed, updated_at = now()`;

@Injectable()
export class CareCardsService {
  private readonly log = new Logger('CareCards');

  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly locks: MatchLock,
    private readonly matches: MatchReads,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(me: number, id: number): Promise<CareCard | null> {
    expectAgreed(await this.matches.one(me, id), ['agreed', 'done']);
    const [row] = await this.database.query<{ sealed: string }>('care-card-find', find, [id]);
    return row ? this.opened(id, row.sealed) : null;
  }

  async save(me: number, id: number, card: CareCard): Promise<CareCard> {
    await this.em.transactional(async (em) => {
      const match = await this.locks.lock(em, me, id);
      if (match.seekerId !== me) throw new ForbiddenException('Only the family can change the care card');
      expectAgreed(match, ['agreed']);
      await em.execute(save, [id, sealCareCard(this.config.secret, card)]);
    });
    return card;
  }

  /** A card of a lost secret counts as none, so that the family can write it again. */
  private opened(matchId: number, sealed: string): CareCard | null {
    try {
      return openCareCard(this.config.secrets, sealed);
    } catch (error) {
      if (!(error instanceof UnknownSeal)) throw error;
      this.log.error({ matchId, err: error }, 'A care card cannot be opened');
      return null;
    }
  }
}

function expectAgreed({ status }: Pick<Match, 'status'>, wanted: Match['status'][]): void {
  if (!wanted.includes(status)) throw new ConflictException('You have not agreed on this trip');
}
