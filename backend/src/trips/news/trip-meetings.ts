import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { movedMeetings, setMeetings, sharedAirportsOf } from '../legs/meetings.js';
import { MatchEntity, type StoredMeeting } from '../match.entity.js';
import { handOvers } from '../relay/hand-overs.js';
import { legsOfMatches } from '../relay/legs-of.js';
import { MeetingNews } from './meeting-news.js';

const read = `
  select h.airport, h.other_id::float8 as "otherId", h.giver_id::float8 as "giverId"
  from match m cross join lateral (${handOvers}) h where m.id = ?`;

interface HandOver {
  airport: string;
  otherId: number;
  giverId: number;
}

/** A change of where people meet. A hand-over is one meeting of all three, stored with both matches. */
@Injectable()
export class TripMeetings {
  constructor(private readonly news: MeetingNews) {}

  /** All matches of the trip are locked. */
  async change(em: EntityManager, match: MatchEntity, by: number, meetings: StoredMeeting[]): Promise<void> {
    const found = await em.execute<HandOver[]>(read, [match.id]);
    const shared = await Promise.all(
      found.map(async (each) => ({
        ...each,
        other: await em.findOneOrFail(MatchEntity, { id: each.otherId }),
      })),
    );
    const isShared = ({ airport }: StoredMeeting) => shared.some((each) => each.airport === airport);
    for (const each of shared) await share(em, match, each);
    const next = meetings.flatMap((meeting) => (isShared(meeting) ? withoutOffer(meeting) : [meeting]));
    if (!setMeetings(match, next)) return;
    // Mails are written after it: they name the place of a hand-over as it is stored with the first of its matches.
    const changed: MatchEntity[] = [];
    for (const { other, airport } of shared)
      if (await copy(em, { from: match, to: other, airport })) changed.push(other);
    await this.news.changed(em, match, by);
    for (const other of changed) await this.news.changed(em, other, by, other.helperId);
  }
}

/** Before the change: what was agreed with one of the companions counts for both, that of the first before the other. */
async function share(
  em: EntityManager,
  match: MatchEntity,
  { airport, giverId, other }: HandOver & { other: MatchEntity },
): Promise<void> {
  const [giver, taker] = giverId === match.id ? [match, other] : [other, match];
  const isKnown = giver.meetings?.some((meeting) => meeting.airport === airport);
  const [from, to] = isKnown ? [giver, taker] : [taker, giver];
  await copy(em, { from, to, airport });
}

interface Copied {
  from: MatchEntity;
  to: MatchEntity;
  airport: string;
}

async function copy(em: EntityManager, { from, to, airport }: Copied): Promise<boolean> {
  const isThere = (meeting: StoredMeeting) => meeting.airport === airport;
  const copied = movedMeetings((from.meetings ?? []).filter(isThere), from, to);
  const others = (to.meetings ?? []).filter((meeting) => !isThere(meeting));
  const way = sharedAirportsOf(await legsOfMatches(em, [to.id]));
  const placeOf = (meeting: StoredMeeting) => way.indexOf(meeting.airport);
  return setMeetings(
    to,
    [...others, ...copied].sort((a, b) => placeOf(a) - placeOf(b)),
  );
}

/** Who brings and who takes over is known there, and so is the day that was offered. */
const withoutOffer = ({ from: _from, to: _to, ...meeting }: StoredMeeting): StoredMeeting[] =>
  meeting.place || meeting.time ? [meeting] : [];
