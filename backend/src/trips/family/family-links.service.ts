import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { newFamilyLink, openFamilyLink } from './family-link-token.js';
import { MatchLock } from '../match-lock.js';
import type { MatchEntity } from '../match.entity.js';
import { journeyIsOpen } from '../match-times.js';
import { isOpen } from '../relay/members.js';
import { tripIdOf } from '../relay/trip-of.js';
import { announceJourney } from './journey-changes.js';

const readLink = `
  select ${journeyIsOpen('trip.id')} as "isOpen", f.sealed_token as "sealedToken"
  from (select ?::bigint as id) trip left join family_link f on f.match_id = trip.id`;
const saveLink = `
  insert into family_link (match_id, token_hash, sealed_token) values (?, ?, ?)
  on conflict (match_id) do update
    set token_hash = excluded.token_hash, sealed_token = excluded.sealed_token, created_at = now()`;
const removeLink = 'delete from family_link where match_id = ?';

@Injectable()
export class FamilyLinksService {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: MatchLock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The same link for as long as it lives, so that everyone who has it can stay. */
  async create(me: number, id: number): Promise<{ url: string }> {
    const token = await this.em.transactional(async (em) => {
      const match = await this.lock(em, me, id);
      const tripId = tripIdOf(match);
      const [link] = await em.execute<{ isOpen: boolean; sealedToken: string | null }[]>(readLink, [tripId]);
      if (!link?.isOpen || !isOpen(match)) throw new ConflictException('This trip is not open');
      const known = link.sealedToken && openFamilyLink(this.config.secrets, link.sealedToken);
      return known || this.make(em, tripId);
    });
    return { url: `${this.config.publicUrl}/journey/${token}` };
  }

  async remove(me: number, id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const match = await this.lock(em, me, id);
      await em.execute(removeLink, [tripIdOf(match)]);
      await announceJourney(em, id);
    });
  }

  private async lock(em: EntityManager, me: number, id: number): Promise<MatchEntity> {
    const match = await this.locks.lock(em, me, id);
    if (match.seekerId !== me) throw new ForbiddenException('Only the family can share this trip');
    return match;
  }

  private async make(em: EntityManager, tripId: number): Promise<string> {
    const { token, hash, sealed } = newFamilyLink(this.config.secret);
    await em.execute(saveLink, [tripId, hash, sealed]);
    return token;
  }
}
