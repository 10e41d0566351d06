import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import { maskContacts } from '../../account/index.js';
import { findRisk, refusalOfName } from '../../moderation/index.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { Limits } from '../../platform/limits/limits.js';
import { maxViewers } from './contract.js';
import { tokenHash } from './family-link-token.js';
import { announceJourney } from './journey-changes.js';
import { Journeys, journeyNotFound } from './journeys.js';

const lockLink = 'select match_id::float8 as "matchId" from family_link where token_hash = ? for update';
const readNames = 'select name from family_viewer where match_id = ?';
const addName = 'insert into family_viewer (match_id, name) values (?, ?)';

/** "Uncle in London has looked", sent without an account by any holder of the link. */
@Injectable()
export class Viewers {
  constructor(
    private readonly em: EntityManager,
    private readonly journeys: Journeys,
    private readonly limits: Limits,
  ) {}

  async add(token: string, name: string, ip: string): Promise<void> {
    await this.journeys.expect(token);
    await this.limits.take('journey.seen', { ip });
    assertName(name);
    await this.em.transactional(async (em) => {
      const [link] = await em.execute<{ matchId: number }[]>(lockLink, [tokenHash(token)]);
      if (!link) throw journeyNotFound();
      const known = await em.execute<{ name: string }[]>(readNames, [link.matchId]);
      if (known.some((one) => one.name.toLowerCase() === name.toLowerCase())) return;
      if (known.length >= maxViewers) throw new ConflictException(`${maxViewers} people have looked already`);
      await em.execute(addName, [link.matchId, name]);
      await announceJourney(em, link.matchId);
    });
  }
}

/** Everyone who has the link reads it. */
function assertName(name: string): void {
  const refusal = refusalOfName(name);
  if (refusal) throw fieldIssue('name', refusal);
  if (findRisk(name) || maskContacts(name) !== name)
    throw fieldIssue('name', 'Write a name only, like “Uncle in London”');
}
