import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Airports } from '../../listings/index.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import type { NewTestimonial } from './contract.js';

/** Of the person's own listing, or of one on which the two flew together. */
const ofListing = `
  select departure_airport || ' to ' || arrival_airport as route from listing l
  where id = $1 and (user_id = $2 or exists (
    select from match m where m.listing_id = l.id and m.status in ('agreed', 'done')
      and (m.helper_id, m.seeker_id) in (($2, $3), ($3, $2))))`;

/** What the two flew together, which may be a part of the way that the listing names. */
const ofMatch = `
  select departure_airport || ' to ' || arrival_airport as route from match
  where id = $1 and ($2::bigint is null or listing_id = $2)`;

interface Row extends Record<string, unknown> {
  route: string;
}

@Injectable()
export class TestimonialRoutes {
  constructor(
    private readonly airports: Airports,
    private readonly database: Database,
  ) {}

  async of(
    author: number,
    { listingId, matchId: named, targetUserId, route }: NewTestimonial,
    matchId: number | null,
  ): Promise<string | null> {
    if (listingId !== undefined || named !== undefined) {
      const flown = [matchId, listingId ?? null];
      const [match] = await this.database.query<Row>('testimonial-match', ofMatch, flown);
      if (match) return match.route;
    }
    if (listingId !== undefined) return this.ofListing(listingId, targetUserId, author);
    return route === undefined ? null : this.checked(route);
  }

  private async ofListing(listingId: number, target: number, author: number): Promise<string> {
    const [listing] = await this.database.query<Row>('testimonial-listing', ofListing, [
      listingId,
      target,
      author,
    ]);
    if (!listing) throw fieldIssue('listingId', 'This person has no such listing');
    return listing.route;
  }

  private checked(typed: string): string {
    const [, from = '', to = ''] = /^([A-Z]{3}) TO ([A-Z]{3})$/.exec(typed.toUpperCase()) ?? [];
    if (from !== to && this.airports.find(from) && this.airports.find(to)) return `${from} to ${to}`;
    throw fieldIssue('route', 'A route names two airports, like JFK to DEL');
  }
}
