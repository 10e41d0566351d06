import { Injectable } from '@nestjs/common';
import { Airports } from '../airports/airports.service.js';
import type { Leg } from '../contract.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { landingIssue, settleLandings } from '../legs/landings.js';
import type { ListingEntity } from '../listing.entity.js';
import { lateConnection } from './late-connection.js';

interface Route {
  departureAirport?: string;
  arrivalAirport?: string;
  legs?: Leg[] | null | undefined;
}

type Landings = Pick<
  ListingEntity,
  'departureAirport' | 'arrivalAirport' | 'date' | 'time' | 'arrivalTime' | 'arrivalDate' | 'legs'
>;

@Injectable()
export class KnownAirports {
  constructor(private readonly airports: Airports) {}

  /** Also that each leg can start after the one before, on the clocks of its airports. */
  expect({ departureAirport, arrivalAirport, legs }: Route): void {
    this.expectOne('departureAirport', departureAirport);
    this.expectOne('arrivalAirport', arrivalAirport);
    for (const [index, { from, to }] of (legs ?? []).entries()) {
      this.expectOne(`legs.${index}.from`, from);
      this.expectOne(`legs.${index}.to`, to);
    }
    const missed = lateConnection(legs ?? [], this.zoneOf);
    if (missed) throw fieldIssue(missed.path, missed.message);
  }

  /** Adds the days of landing that were left out. */
  settleLandings(trip: Landings): void {
    Object.assign(trip, settleLandings(trip, this.zoneOf));
    const issue = landingIssue(trip, this.zoneOf);
    if (issue) throw fieldIssue(issue.path, issue.message);
  }

  private readonly zoneOf = (code: string): string => this.airports.timezoneOf(code) ?? 'UTC';

  private expectOne(path: string, code: string | undefined): void {
    if (code && !this.airports.find(code))
      throw fieldIssue(path, `We know no airport ${code}. Choose one from the list.`);
  }
}
