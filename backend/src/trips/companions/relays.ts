import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import { TripLegs } from '../legs/trip-legs.js';
import { isSameLeg, legsOfMatches, type LegOfMatch } from '../relay/legs-of.js';
import { tripIdOf } from '../relay/trip-of.js';
import { flyerOfMatch, withTraveler } from '../match-json.js';
import { MatchEntity } from '../match.entity.js';
import { OpenParts } from './open-parts.js';
import { RelayNews } from './relay-news.js';

/** A trip of the same traveler, with at least one companion. */
interface OpenTrip {
  id: number;
  members: MatchEntity[];
}

interface FlyerRow {
  id: number;
  flyer: object | null;
}
const readFlyers = `
  select m.id::float8 as id, ${flyerOfMatch} - 'listingId' as flyer from match m ${withTraveler} where m.id in (?)`;

/** Which trips of a traveler are one. */
@Injectable()
export class Relays {
  constructor(
    private readonly legs: TripLegs,
    private readonly news: RelayNews,
    private readonly openParts: OpenParts,
  ) {}

  /**
   * With the agreement, which has locked all that is open for the traveler. A person who was asked for a part of a trip
   * refuses when another has agreed to it. A proposal of their own joins the trip that it completes. What else is proposed
   * for the trip is then about what is still missing.
   */
  async join(em: EntityManager, match: MatchEntity): Promise<void> {
    const trips = await tripsOf(em, match);
    const legs = await legsOfMatches(em, [match.id, ...trips.flatMap(({ members }) => members.map(idOf))]);
    const mine = legs.filter(({ matchId }) => matchId === match.id);
    const legsOf = ({ members }: OpenTrip) =>
      legs.filter(({ matchId }) => members.some(({ id }) => id === matchId));
    const asked = trips.find(({ id }) => id === match.relayId);
    if (asked && overlap(mine, legsOf(asked)))
      throw new ConflictException('Somebody else has agreed to fly this part of the trip');
    const trip = match.relayId ? asked : trips.find((each) => completes(mine, legsOf(each)));
    const beside = trip ?? trips.find((each) => overlap(mine, legsOf(each)));
    if (beside) Object.assign(match, signOf(beside));
    if (trip) {
      match.relayId = trip.id;
      await em.flush();
      await this.completeWays(em, [match, ...trip.members], legs);
      await this.news.joined(em, match);
    }
    await this.openParts.follow(em, match, trip?.members ?? []);
  }

  /** A match from a time when the family had no open request knows only a part of the way. */
  private async completeWays(em: EntityManager, matches: MatchEntity[], all: LegOfMatch[]): Promise<void> {
    const known = matches.map(({ id, date }) => ({
      id,
      date,
      legs: all.filter((leg) => leg.matchId === id),
    }));
    const ways = known.map(({ legs }) => legs.filter((leg) => leg.with !== 'helper'));
    const way = ways.reduce((longest, each) => (each.length > longest.length ? each : longest));
    for (const [index, match] of known.entries())
      if (!areAmong(way, ways[index]!)) await this.legs.complete(em, match, way);
  }
}

/** Whoever helps the same traveler on the same flight looks for one sign: the traveler holds up one. */
const signOf = (trip: OpenTrip) => {
  const { signDigits, signPicture } = trip.members[0]!;
  return { signDigits, signPicture };
};

const idOf = ({ id }: MatchEntity) => id;

async function tripsOf(em: EntityManager, { id, seekerId }: MatchEntity): Promise<OpenTrip[]> {
  const matches = await em.find(
    MatchEntity,
    { id: { $ne: id }, seekerId, status: { $in: ['agreed', 'done'] } },
    { orderBy: { id: 'asc' } },
  );
  const rows = await em.execute<FlyerRow[]>(readFlyers, [[id, ...matches.map(idOf)]]);
  const flyers = new Map(rows.map((row) => [row.id, row.flyer]));
  const own = flyers.get(id);
  // An offer does not say who would fly.
  const isSameTraveler = (match: MatchEntity) => {
    const other = flyers.get(match.id);
    return !own || !other || isDeepStrictEqual(own, other);
  };
  const byTrip = Map.groupBy(matches.filter(isSameTraveler), tripIdOf);
  const trips = [...byTrip].map(([tripId, members]) => ({ id: tripId, members }));
  return trips.filter(({ members }) => members.some(({ status }) => status === 'agreed'));
}

const shared = (legs: LegOfMatch[]) => legs.filter((leg) => leg.with === 'both');
const alone = (legs: LegOfMatch[]) => legs.filter((leg) => leg.with === 'seeker');
const areAmong = (some: LegOfMatch[], all: LegOfMatch[]) =>
  some.every((one) => all.some((other) => isSameLeg(one, other)));
const overlap = (one: LegOfMatch[], other: LegOfMatch[]) =>
  shared(one).some((leg) => shared(other).some((flown) => isSameLeg(leg, flown)));

/** Each flies what the traveler would fly alone on the way of the other. */
const completes = (one: LegOfMatch[], other: LegOfMatch[]) =>
  !overlap(one, other) && (areAmong(shared(one), alone(other)) || areAmong(shared(other), alone(one)));
