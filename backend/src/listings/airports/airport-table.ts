import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { airports } from './airports.js';

/** Keeps the table of airports, which listings point at, the same as the list; two nodes may do so at once. */
@Injectable()
export class AirportTable implements OnModuleInit {
  constructor(private readonly database: Database) {}

  /** Airports that have left the list stay, for the listings that name them. */
  async onModuleInit(): Promise<void> {
    await this.database.query(
      'fill-airports',
      `insert into airport (code, name, city, country, lat, lon, timezone)
       select code, name, city, country, lat, lon, timezone
       from json_populate_recordset(null::airport, $1) as listed
       order by code
       on conflict (code) do update
         set name = excluded.name, city = excluded.city, country = excluded.country,
             lat = excluded.lat, lon = excluded.lon, timezone = excluded.timezone
         where airport is distinct from excluded`,
      [JSON.stringify(airports)],
    );
  }
}
