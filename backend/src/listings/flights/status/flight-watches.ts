import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { AeroApi } from '../aeroapi.js';
import { FlightBudget } from '../flight-budget.js';

/** A plane of a day, by the number of the airline that flies. */
export interface Plane {
  operator: string;
  date: string;
}

/** A watch that failed is tried again after an hour. */
const claim = `
  insert into flight_watch (operator, day, token_hash) values ($1, $2, $3)
  on conflict (operator, day) do update set token_hash = excluded.token_hash, asked_at = now()
  where flight_watch.alert is null and flight_watch.asked_at < now() - interval '1 hour'
  returning true as "isMine"`;
const keep = 'update flight_watch set alert = $3 where (operator, day) = ($1, $2)';
const find = 'select operator, day::text as date from flight_watch where token_hash = $1';
const past = `
  select operator, day::text as date, alert from flight_watch where day < now() - interval '2 days' limit 50`;
const forget = 'delete from flight_watch where (operator, day) = ($1, $2)';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Makes alerts at the provider. Each plane has a webhook address of its own, with a random secret. */
@Injectable()
export class FlightWatches {
  constructor(
    private readonly aeroApi: AeroApi,
    private readonly budget: FlightBudget,
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** Once for each plane. */
  async watch({ operator, date }: Plane): Promise<void> {
    const secret = randomBytes(32).toString('base64url');
    const values = [operator, date, hashOf(secret)];
    const [claimed] = await this.database.query('flight-watch-claim', claim, values);
    if (!claimed || !(await this.budget.spend(1))) return;
    const url = `${this.config.publicUrl}/api/flights/events/${secret}`;
    try {
      const alert = await this.aeroApi.watch({ number: operator, date }, url);
      await this.database.query('flight-watch-keep', keep, [operator, date, alert]);
      this.budget.asked('answered');
    } catch {
      // The adapter has logged why. The flight is still asked about.
      this.budget.asked('failed');
    }
  }

  async planeOf(secret: string): Promise<Plane | undefined> {
    const [plane] = await this.database.query<Plane & Record<string, unknown>>('flight-watch-find', find, [
      hashOf(secret),
    ]);
    return plane;
  }

  /** Of days that are over. */
  async endPast(): Promise<void> {
    const rows = await this.database.query<Plane & { alert: string | null }>('flight-watch-past', past);
    for (const { operator, date, alert } of rows) {
      if (alert && !(await this.unwatch(alert))) return;
      await this.database.query('flight-watch-forget', forget, [operator, date]);
    }
  }

  /** False while the provider is away: the next run tries again. */
  private unwatch(alert: string): Promise<boolean> {
    return this.aeroApi.unwatch(alert).then(
      () => true,
      () => false,
    );
  }
}
