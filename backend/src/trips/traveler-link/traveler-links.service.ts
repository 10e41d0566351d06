import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Inject, Injectable } from '@nestjs/common';
import type { Flyer } from '../../listings/contract.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import { newFamilyLink } from '../family/family-link-token.js';
import { flyerOfMatch, withTraveler } from '../match-json.js';
import { MatchLock } from '../match-lock.js';
import { journeyIsOpen } from '../match-times.js';
import type { MatchEntity } from '../match.entity.js';
import { isOpen } from '../relay/members.js';
import { tripIdOf } from '../relay/trip-of.js';
import type { TravelerLink } from './contract.js';
import { spokenLanguage } from './spoken-language.js';
import { openTravelerLink, purpose, travelerLinkOf } from './traveler-link.js';

const readLink = `
  select ${journeyIsOpen('trip.id')} as "isOpen", l.sealed_token as "sealedToken", l.language,
    (select ${flyerOfMatch} from match m ${withTraveler} where m.id = trip.id) as flyer
  from (select ?::bigint as id) trip left join traveler_link l on l.match_id = trip.id`;
const addLink = `
  insert into traveler_link (match_id, token_hash, sealed_token, language) values (?, ?, ?, ?)
  on conflict (match_id) do update set token_hash = excluded.token_hash, sealed_token = excluded.sealed_token,
    language = excluded.language, created_at = now()`;
const changeLanguage = 'update traveler_link set language = ? where match_id = ?';
const removeLink = 'delete from traveler_link where match_id = ?';

interface Row {
  isOpen: boolean;
  sealedToken: string | null;
  language: Language | null;
  flyer: Flyer | null;
}

@Injectable()
export class TravelerLinksService {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: MatchLock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The same link for as long as it lives: it may be printed on a card already. */
  async create(me: number, id: number, wanted?: Language): Promise<TravelerLink> {
    return this.em.transactional(async (em) => {
      const match = await this.lock(em, me, id);
      const tripId = tripIdOf(match);
      const [link] = await em.execute<Row[]>(readLink, [tripId]);
      if (!link?.isOpen || !isOpen(match)) throw new ConflictException('This trip is not open');
      const language = wanted ?? link.language ?? spokenLanguage(link.flyer?.languages) ?? 'en';
      const known = link.sealedToken && openTravelerLink(this.config.secrets, link.sealedToken);
      if (known) await em.execute(changeLanguage, [language, tripId]);
      const token = known || (await this.make(em, tripId, language));
      return travelerLinkOf(this.config.publicUrl, token, language);
    });
  }

  async remove(me: number, id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const match = await this.lock(em, me, id);
      await em.execute(removeLink, [tripIdOf(match)]);
    });
  }

  private async lock(em: EntityManager, me: number, id: number): Promise<MatchEntity> {
    const match = await this.locks.lock(em, me, id);
    if (match.seekerId !== me) throw new ForbiddenException('Only the family can make this page');
    return match;
  }

  private async make(em: EntityManager, tripId: number, language: Language): Promise<string> {
    const { token, hash, sealed } = newFamilyLink(this.config.secret, purpose);
    await em.execute(addLink, [tripId, hash, sealed, language]);
    return token;
  }
}
