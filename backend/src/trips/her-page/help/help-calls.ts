import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import { Limits } from '../../../platform/limits/limits.js';
import { tokenHash } from '../../family/family-link-token.js';
import { journeyNotFound } from '../../family/journeys.js';
import { MatchLock } from '../../match-lock.js';
import { isOpen } from '../../relay/members.js';
import { tripIdOf } from '../../relay/trip-of.js';
import type { HerPage } from '../contract.js';
import { HerPages, type FoundPage } from '../her-pages.js';
import { HelpNews } from './help-news.js';

const lockLink = 'select match_id::float8 as "tripId" from traveler_link where token_hash = ? for update';
/** A second press while the first one is fresh sends nothing again. */
const findFresh = `
  select 1 from help_call where match_id = ? and called_at > now() - interval '3 minutes' limit 1`;
const addCall = 'insert into help_call (match_id, airport, told_to) values (?, ?, ?::bigint[])';
const see = `
  insert into help_call_seen (help_call_id, user_id)
  select id, ? from help_call where match_id = ? order by id desc limit 1
  on conflict do nothing`;

/** "I need help", pressed by the one who flies on a page without an account. */
@Injectable()
export class HelpCalls {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: Limits,
    private readonly locks: MatchLock,
    private readonly news: HelpNews,
    private readonly pages: HerPages,
  ) {}

  async call(token: string, ip: string): Promise<HerPage> {
    const found = await this.pages.expect(token);
    await this.em.transactional(async (em) => {
      const [link] = await em.execute<{ tripId: number }[]>(lockLink, [tokenHash(token)]);
      if (!link) throw journeyNotFound();
      if ((await em.execute<unknown[]>(findFresh, [link.tripId])).length) return;
      await this.limits.take('traveler.help', { ip, destination: `trip ${link.tripId}` });
      const { page } = found;
      const toldTo = recipientsOf(found);
      await em.execute(addCall, [link.tripId, page.now.airport.code, `{${toldTo.join(',')}}`]);
      await this.news.tell(em, found, toldTo);
    });
    return (await this.pages.expect(token)).page;
  }

  /** Her page says who knows. */
  async see(me: number, id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const match = await this.locks.lock(em, me, id);
      if (!isOpen(match)) throw new ConflictException('You have not agreed on this trip');
      await em.execute(see, [me, tripIdOf(match)]);
    });
  }
}

/** Who flies without family asked for the help herself. */
function recipientsOf({ helperId, seekerId, page }: FoundPage): number[] {
  if (helperId === null) return [seekerId];
  return page.family ? [helperId, seekerId] : [helperId];
}
