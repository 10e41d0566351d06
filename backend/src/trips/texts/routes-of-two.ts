import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SharedRoutes } from '../../account/index.js';
import { routeText } from '../../listings/index.js';
import { Database } from '../../platform/database/database.js';

const latest = `
  select departure_airport as "departureAirport", arrival_airport as "arrivalAirport" from (
    select departure_airport, arrival_airport, created_at as since from match
    where helper_id = $1 and seeker_id = $2 and status in ('proposed', 'agreed', 'done')
    union all
    select departure_airport, arrival_airport, created_at from match
    where helper_id = $2 and seeker_id = $1 and status in ('proposed', 'agreed', 'done')
    union all
    select l.departure_airport, l.arrival_airport, r.asked_at
    from contact_request r join listing l on l.id = r.listing_id
    where (r.requester_id = $1 and l.user_id = $2) or (r.requester_id = $2 and l.user_id = $1)
  ) about
  order by since desc limit 1`;

interface Route {
  departureAirport: string;
  arrivalAirport: string;
  [column: string]: unknown;
}

@Injectable()
export class RoutesOfTwo implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly routes: SharedRoutes,
  ) {}

  onModuleInit(): void {
    this.routes.register(async (one, other) => {
      const [route] = await this.database.query<Route>('route-of-two', latest, [one, other]);
      return route ? (language) => routeText(route, language) : null;
    });
  }
}
