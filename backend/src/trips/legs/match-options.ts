import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SeenTrip } from '../../listings/changes/contract.js';
import type { MatchOption } from '../contract.js';
import { MatchReads } from '../match-reads.js';
import { TripLegs } from './trip-legs.js';
import type { PlannedListing } from './ways.js';

type Direct = 'departureAirport' | 'arrivalAirport' | 'date' | 'endDate' | 'time' | 'flightNumber';
type SeenListing = Pick<MatchOption, Direct> & Pick<PlannedListing, 'legs'>;

/** What two people can propose to each other, and which flights each proposal is about. */
@Injectable()
export class MatchOptions {
  constructor(
    private readonly em: EntityManager,
    private readonly legs: TripLegs,
    private readonly reads: MatchReads,
  ) {}

  async of(me: number, other: number): Promise<MatchOption[]> {
    const options = await this.reads.options(me, other);
    return Promise.all(
      options.map(async ({ isKept, firstDay, ...option }) => {
        const way = await this.legs.wayOf(this.em, option, option.isOwn ? other : me);
        const found = {
          ...option,
          ...way,
          ...(!option.isOwn && { seen: seenOf({ ...option, date: firstDay }) }),
        };
        if (!isKept) return found;
        // What its owner keeps is not asked of the other one.
        const { time: _time, flightNumber: _number, arrivalTime: _landing, ...rest } = found;
        return rest;
      }),
    );
  }
}

/** The trip of the listing itself, as its owner may change it. */
function seenOf({
  endDate,
  departureAirport: from,
  arrivalAirport: to,
  legs,
  ...direct
}: SeenListing): SeenTrip {
  return {
    ...(endDate && { endDate }),
    legs: (legs ?? [{ ...direct, from, to }]).map((leg) => ({
      from: leg.from,
      to: leg.to,
      date: leg.date,
      ...(leg.time && { time: leg.time }),
      ...(leg.flightNumber && { flightNumber: leg.flightNumber }),
    })),
  };
}
