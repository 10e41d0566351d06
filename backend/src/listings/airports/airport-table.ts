import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { airports } from './airports.js';

@Injectable()
export class AirportTable implements OnModuleInit {
  constructor(private readonly database: Database) {}

  /** Airports that left the list stay, because listings refer to them. */
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
