import { Injectable } from '@nestjs/common';
import { Airports } from '../airports/airports.service.js';
import { fieldIssue } from './field-issue.js';

@Injectable()
export class KnownAirports {
  constructor(private readonly airports: Airports) {}

  expect(route: { departureAirport?: string; arrivalAirport?: string }): void {
    for (const field of ['departureAirport', 'arrivalAirport'] as const) {
      const code = route[field];
      if (code && !this.airports.find(code))
        throw fieldIssue(field, `We know no airport ${code}. Choose one from the list.`);
    }
  }
}
