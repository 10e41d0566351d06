import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MatchOption } from '../contract.js';
import { MatchReads } from '../match-reads.js';
import { TripLegs } from './trip-legs.js';

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
      options.map(async ({ isKept, ...option }) => {
        const found = { ...option, ...(await this.legs.wayOf(this.em, option, option.isOwn ? other : me)) };
        if (!isKept) return found;
        // What its owner keeps is not asked of the other one.
        const { time: _time, flightNumber: _number, arrivalTime: _landing, ...rest } = found;
        return rest;
      }),
    );
  }
}
