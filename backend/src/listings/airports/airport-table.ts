import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { airports } from './airports.js';
import { pairsWithin } from './near-airports.js';

const fillAirports = `
  insert into airport (code, name, city, country, lat, lon, timezone)
  select code, name, city, country, lat, lon, timezone
  from json_populate_recordset(null::airport, $1) as listed
  order by code
  on conflict (code) do update
    set name = excluded.name, city = excluded.city, country = excluded.country,
        lat = excluded.lat, lon = excluded.lon, timezone = excluded.timezone
    where airport is distinct from excluded`;

const fillNear = `
  with listed as (select * from json_populate_recordset(null::airport_near, $1)),
  gone as (
    delete from airport_near n
    where not exists (select from listed l where l.code = n.code and l.other = n.other))
  insert into airport_near (code, other, km)
  select code, other, km from listed order by code, other
  on conflict (code, other) do update set km = excluded.km where airport_near is distinct from excluded`;

@Injectable()
export class AirportTable implements OnModuleInit {
  constructor(private readonly database: Database) {}

  /** Airports that left the list stay, because listings refer to them. */
  async onModuleInit(): Promise<void> {
    await this.database.query('fill-airports', fillAirports, [JSON.stringify(airports)]);
    await this.database.query('fill-near-airports', fillNear, [JSON.stringify(pairsWithin(nearKilometers))]);
  }
}

/** Travelers go this far to another airport, also across a border. No city's airports are farther apart. */
const nearKilometers = 150;
