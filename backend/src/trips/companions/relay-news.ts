import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { BlocksService, inEveryLanguage, Notify, siteMessage } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Language } from '../../platform/language/contract.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { cityIn, cityText, takeOffText, tripText, tripTitle } from '../../listings/index.js';
import { tripCalendar } from '../calendar/trip-calendar.js';
import { FirstNames, nameColumns, type NameRow } from '../family/trip-names.js';
import type { MatchEntity } from '../match.entity.js';
import { handedOver, sharedLeg } from '../match-times.js';
import { isHandOver } from '../relay/hand-overs.js';
import { legsOfMatches, type LegOfMatch } from '../relay/legs-of.js';
import { overParts } from '../relay/over-parts.js';
import { isMember, tripOf } from '../relay/trip-of.js';
import { Briefings, type Briefing } from '../texts/briefings.js';
import { tripCard } from '../texts/trip-card.js';
import { wordsOf, type Words } from '../words/index.js';

/** They are together, or were. */
const hasMet = (match: string) => `
  exists (select from match_step s
    where s.match_id = ${match}.id and s.step in ('met', 'boarded', 'landed') and s.taken_back_at is null)`;
const isTakenOver = `
  exists (select from match x where ${isMember('x', tripOf('m'))} and x.status in ('agreed', 'done')
    and ${isHandOver('m', 'x')} and ${hasMet('x')})`;
const hasTapped = (step: 'boarded' | 'landed', more = '') => `
  exists (select from match_step s
    where s.match_id = m.id and s.step = '${step}' and s.taken_back_at is null ${more})`;
const hasLanded = hasTapped('landed', `and coalesce(s.leg, 8) >= ${sharedLeg('max')}`);
const read = `
  select ${nameColumns}, m.departure_airport as "from", m.arrival_airport as "to",
    (${handedOver} or ${isTakenOver}) as "isOver", ${hasTapped('boarded')} as "hasLeft", ${hasLanded} as "hasLanded"
  from match m where m.id = ?`;
const readOthers = `
  select o.id::float8 as id, o.helper_id::float8 as "helperId", g.is_giver as "isGiver", ${isHandOver('m', 'o')} as "isTaker", ${hasMet('o')} as "hasMet",
    g.is_giver and ${hasMet('m')} as "hasGiven"
  from match m join match o on ${isMember('o', tripOf('m'))} and o.status = 'agreed' and o.helper_id <> m.helper_id
    cross join lateral (select ${isHandOver('o', 'm')} as is_giver) g
  where m.id = ? order by o.id`;

interface Part extends NameRow {
  from: string;
  to: string;
  /** The traveler has landed with them, and is with another one or has said goodbye. */
  isOver: boolean;
  /** She is on board, or was. */
  hasLeft: boolean;
  /** Where they say goodbye. */
  hasLanded: boolean;
}
interface Other {
  id: number;
  helperId: number;
  /** Hands the traveler over to the one of the news. */
  isGiver: boolean;
  /** Takes the traveler over from the one of the news. */
  isTaker: boolean;
  hasGiven: boolean;
  hasMet: boolean;
}
interface News {
  subject: string;
  text: string;
  /** In the mail alone. */
  more?: string;
}
interface Voice extends Record<'helper' | 'traveler' | 'family' | 'from' | 'to', string> {
  language: Language;
  words: Words['relay'];
  /** As subjects have them, with their codes. */
  airports: { from: string; to: string };
  /** To whom the reader was to give the traveler, in `from`. Null for others. */
  taker: string | null;
  /** The reader is with the traveler. */
  isWithTraveler: boolean;
  /** Where the traveler is who was to be brought to the reader. Null before the flight, and for others. */
  comes: 'in the air' | 'landed' | null;
}

type NewsOf = (voice: Voice) => News;

/** Tells the helpers of a relay what another companion does, in their conversation with the family and by mail. */
@Injectable()
export class RelayNews {
  constructor(
    private readonly blocks: BlocksService,
    private readonly briefings: Briefings,
    private readonly jobs: Jobs,
    private readonly notify: Notify,
    private readonly names: FirstNames,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  joined(em: EntityManager, match: MatchEntity): Promise<void> {
    return this.tell(em, match, ({ words, helper, traveler, from, to, airports }) => ({
      subject: words.joinedSubject(helper, traveler, airports.from, airports.to),
      text: words.joined(helper, traveler, from, to),
    }));
  }

  /** Of a match that has ended early: the others stand. Of one whose part was over, nothing changes for them. */
  async left(em: EntityManager, match: MatchEntity): Promise<void> {
    const legs = await legsOfMatches(em, [match.id]);
    const next = legs.find((leg) => leg.with === 'both')!;
    await this.tell(em, match, (voice) => {
      const { words, language, helper, traveler, from, to, airports, taker, isWithTraveler, comes } = voice;
      if (comes) {
        const text = words.bringsNoLonger(voice, comes === 'landed');
        return { subject: words.bringsNoLongerSubject(helper, traveler, to), text };
      }
      const subject = words.leftSubject(helper, traveler, airports.to);
      if (taker && isWithTraveler)
        return { subject, text: words.goesOnAlone(flightIn(language, next), voice) };
      const text = words.left(helper, traveler, to);
      return { subject, text, ...(taker && { more: words.noHandOver(from, traveler, taker) }) };
    });
  }

  /** Not to those of the matches `told`, who know already. */
  moved(em: EntityManager, match: MatchEntity, told: number[]): Promise<void> {
    const newsOf: NewsOf = ({ words, language, helper, traveler }) => ({
      subject: words.movedSubject(helper, traveler, tripTitle(match, language)),
      text: words.moved(helper, traveler, tripText(match, language)),
    });
    return this.tell(em, match, newsOf, told);
  }

  private async tell(
    em: EntityManager,
    match: MatchEntity,
    newsOf: NewsOf,
    told: number[] = [],
  ): Promise<void> {
    await em.flush();
    const found = await em.execute<Other[]>(readOthers, [match.id]);
    const over = await overParts(
      em,
      found.map(({ id }) => id),
    );
    const others = found.filter(({ id, hasGiven }) => !told.includes(id) && !over.has(id) && !hasGiven);
    if (!others.length) return;
    const [row] = await em.execute<[Part]>(read, [match.id]);
    if (row.isOver) return;
    const hidden = await this.blocks.blockedAround(match.helperId);
    for (const other of others) {
      const { id, helperId, isGiver } = other;
      const newsIn = (language: Language): News => {
        const { relay: words, anotherCompanion, anotherCompanionFirst } = wordsOf(language);
        const { helper: known, seeker: family, traveler } = this.names.of(row, language);
        const isHidden = hidden.includes(helperId);
        const helper = isHidden ? anotherCompanionFirst : known;
        return newsOf({
          language,
          words,
          helper,
          traveler,
          family,
          from: cityIn(language, row.from),
          to: cityIn(language, row.to),
          taker: isGiver ? (isHidden ? anotherCompanion : known) : null,
          isWithTraveler: other.hasMet,
          comes: other.isTaker ? whereIs(row) : null,
          airports: { from: cityText(row.from, language), to: cityText(row.to, language) },
        });
      };
      const saying = inEveryLanguage((language) => newsIn(language).text);
      await this.jobs.enqueue(em, siteMessage, { from: match.seekerId, to: helperId, ...saying });
      const content = this.mailOf(newsIn, await this.briefings.of(em, id, helperId), other);
      await this.notify.send(em, 'trip.companions-changed', { userId: helperId, content });
    }
  }

  /** With what the reader flies: where they give or take over the traveler changes with the other companions. */
  private mailOf(
    newsIn: (language: Language) => News,
    briefing: Briefing,
    reader: Pick<Other, 'hasMet'>,
  ): MailContent {
    const { publicUrl } = this.config;
    const { language, matchId } = briefing;
    const { subject, text, more } = newsIn(language);
    return {
      language,
      subject,
      greeting: wordsOf(language).hello,
      paragraphs: more ? [text, more] : [text],
      cards: [tripCard(briefing, `${publicUrl}/trips/${matchId}`, reader.hasMet)],
      calendar: tripCalendar(briefing, { status: 'CONFIRMED', publicUrl }),
    };
  }
}

const whereIs = ({ hasLanded, hasLeft }: Part): Voice['comes'] =>
  hasLanded ? 'landed' : hasLeft ? 'in the air' : null;

/** 'LH430, Saturday, Dec 5, 2026, at 10:35' */
const flightIn = (language: Language, leg: LegOfMatch) =>
  wordsOf(language).commas([
    ...(leg.flightNumber ? [leg.flightNumber] : []),
    takeOffText({ date: leg.date, time: leg.time ?? undefined }, language),
  ]);
