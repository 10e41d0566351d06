import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Airports } from '../airports/airports.service.js';
import { fieldIssue } from '../posting/field-issue.js';
import type { NewTestimonial } from './contract.js';

const ofListing = `
  select departure_airport || ' to ' || arrival_airport as route from listing where id = $1 and user_id = $2`;

@Injectable()
export class TestimonialRoutes {
  constructor(
    private readonly airports: Airports,
    private readonly database: Database,
  ) {}

  async of({ listingId, targetUserId, route }: NewTestimonial): Promise<string | null> {
    if (listingId !== undefined) return this.ofListing(listingId, targetUserId);
    return route === undefined ? null : this.checked(route);
  }

  private async ofListing(listingId: number, ownerId: number): Promise<string> {
    const [listing] = await this.database.query<{ route: string }>('testimonial-listing', ofListing, [
      listingId,
      ownerId,
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
