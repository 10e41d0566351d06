import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Plane } from './flight-watches.js';

/** Longer than the provider may take. After it the node that asked is lost. */
const askedFor = '12 seconds';

const claim = `
  insert into flight_question (operator, day) values ($1, $2::date)
  on conflict (operator, day) do update set asked_at = clock_timestamp()
  where flight_question.asked_at < now() - interval '${askedFor}'
  returning asked_at::text as at`;

/** The flights without an answer since then. */
const unanswered = `
  select from unnest($1::text[], $2::text[]) as booked (number, departure)
  where not exists (
    select from flight_status s
    where (s.number, s.day, s.departure) = (booked.number, $3::date, booked.departure) and s.known_at >= $4)`;

const release =
  'delete from flight_question where (operator, day, asked_at) = ($1, $2::date, $3::timestamptz)';

type Outcome = 'answered' | 'failed' | 'busy';

interface Booked {
  number: string;
  from: string;
}

/** One question about a plane at a time, for the whole site: none is asked twice, and no older answer comes last. */
@Injectable()
export class FlightQuestions {
  constructor(private readonly database: Database) {}

  /** Busy: another node is asking, or has the answers since then. */
  async ask(
    { operator, date }: Plane,
    { booked, since }: { booked: Booked[]; since: Date },
    question: (askedAt: string) => Promise<boolean>,
  ): Promise<Outcome> {
    const [claimed] = await this.database.query<{ at: string }>('flight-question-claim', claim, [
      operator,
      date,
    ]);
    if (!claimed) return 'busy';
    try {
      // Read after the claim, because the last holder stored its answer before it released the claim.
      const names = [booked.map(({ number }) => number), booked.map(({ from }) => from)];
      const open = await this.database.query('flight-question-open', unanswered, [...names, date, since]);
      if (!open.length) return 'busy';
      return (await question(claimed.at)) ? 'answered' : 'failed';
    } finally {
      await this.database.query('flight-question-release', release, [operator, date, claimed.at]);
    }
  }
}
