import { Injectable } from '@nestjs/common';
import { Airports } from '../airports/airports.service.js';
import type { Leg } from '../contract.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { lateConnection } from './late-connection.js';

interface Route {
  departureAirport?: string;
  arrivalAirport?: string;
  legs?: Leg[] | null | undefined;
}

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
    const missed = lateConnection(legs ?? [], (code) => this.airports.timezoneOf(code) ?? 'UTC');
    if (missed) throw fieldIssue(missed.path, missed.message);
  }

  private expectOne(path: string, code: string | undefined): void {
    if (code && !this.airports.find(code))
      throw fieldIssue(path, `We know no airport ${code}. Choose one from the list.`);
  }
}
