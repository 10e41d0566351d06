import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Airport } from '../contract.js';
import { Airports } from './airports.service.js';

const read = `select code, name, city, country, lat, lon, timezone from airport where code = any($1::text[])`;

interface Row extends Airport {
  [column: string]: unknown;
}

/** Airports to which stored trips refer: also those that left the list, and those that a later release has added. */
@Injectable()
export class StoredAirports {
  private readonly unlisted = new Map<string, Airport>();
  private readonly texts = new Map<string, string>();

  constructor(
    private readonly airports: Airports,
    private readonly database: Database,
  ) {}

  /** Call it before `of` and `json`: it reads the airports that the list of this server lacks. */
  async load(codes: string[]): Promise<void> {
    const missing = codes.filter((code) => !this.airports.find(code) && !this.unlisted.has(code));
    if (!missing.length) return;
    const rows = await this.database.query<Row>('airports-stored', read, [missing]);
    for (const airport of rows) this.unlisted.set(airport.code, airport);
  }

  of(code: string): Airport {
    const airport = this.airports.find(code) ?? this.unlisted.get(code);
    if (!airport) throw new Error(`${code} is no airport`);
    return airport;
  }

  json(code: string): string {
    const text = this.texts.get(code) ?? JSON.stringify(this.of(code));
    this.texts.set(code, text);
    return text;
  }
}
