import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { BlocksService, MemberMail, siteMessage } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { tripText } from '../../listings/index.js';
import { FirstNames, nameColumns, type NameRow } from '../family/trip-names.js';
import type { MatchEntity } from '../match.entity.js';
import { isMember, tripIdOf } from '../relay/trip-of.js';

const read = `
  select ${nameColumns}, d.city as "from", a.city as "to" from match m
  join airport d on d.code = m.departure_airport join airport a on a.code = m.arrival_airport where m.id = ?`;
const readOthers = `
  select o.id::float8 as id, o.helper_id::float8 as "helperId" from match o
  where ${isMember('o', '?')} and o.status = 'agreed' and o.helper_id <> ? order by o.id`;

interface Part extends NameRow {
  from: string;
  to: string;
}
interface Other {
  id: number;
  helperId: number;
}
interface Words {
  subject: string;
  text: string;
}

type WordsOf = (names: Record<'helper' | 'traveler' | 'from' | 'to', string>) => Words;

/** Tells the helpers of a relay what another companion does, in their conversation with the family and by mail. */
@Injectable()
export class RelayNews {
  constructor(
    private readonly blocks: BlocksService,
    private readonly jobs: Jobs,
    private readonly mail: MemberMail,
    private readonly names: FirstNames,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  joined(em: EntityManager, match: MatchEntity): Promise<void> {
    return this.tell(em, match, ({ helper, traveler, from, to }) => ({
      subject: `${helper} flies with ${traveler}, too: ${from} to ${to}`,
      text: `${helper} flies with ${traveler} from ${from} to ${to}. You fly your part as agreed.`,
    }));
  }

  /** Of a match that has ended early: the others stand. */
  left(em: EntityManager, match: MatchEntity): Promise<void> {
    return this.tell(em, match, ({ helper, traveler, to }) => ({
      subject: `${helper} no longer flies to ${to} with ${traveler}`,
      text: `${helper} no longer flies to ${to} with ${traveler}. You fly your part as agreed.`,
    }));
  }

  /** Not to those of the matches `told`, who know. */
  moved(em: EntityManager, match: MatchEntity, told: number[]): Promise<void> {
    const words: WordsOf = ({ helper, traveler }) => ({
      subject: `What ${helper} flies with ${traveler} has changed`,
      text: `What ${helper} flies with ${traveler} has changed: ${tripText(match)}. See whether it still fits your part.`,
    });
    return this.tell(em, match, words, told);
  }

  private async tell(
    em: EntityManager,
    match: MatchEntity,
    wordsOf: WordsOf,
    told: number[] = [],
  ): Promise<void> {
    await em.flush();
    const tripId = tripIdOf(match);
    const found = await em.execute<Other[]>(readOthers, [tripId, tripId, match.helperId]);
    const others = found.filter(({ id }) => !told.includes(id));
    if (!others.length) return;
    const [row] = await em.execute<[Part]>(read, [match.id]);
    const { helper, traveler } = this.names.of(row);
    const hidden = await this.blocks.blockedAround(match.helperId);
    for (const { id, helperId } of others) {
      const known = hidden.includes(helperId) ? 'Another companion' : helper;
      const { subject, text } = wordsOf({ helper: known, traveler, from: row.from, to: row.to });
      await this.jobs.enqueue(em, siteMessage, { from: match.seekerId, to: helperId, text });
      const action = { label: 'Open the trip', url: `${this.config.publicUrl}/trips/${id}` };
      const content = { subject, greeting: 'Hello,', paragraphs: [text], action };
      await this.mail.send(em, { userId: helperId, content });
    }
  }
}
