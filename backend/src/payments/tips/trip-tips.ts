import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TripThanks, type HelpedTrip } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { RecipientToTip } from '../contract.js';

/** A tip that names no trip counts for each one that was agreed on before it. */
export const tipsForTrips = `
  select trip.id::float8 as id, (sum(t.cents) / 100)::float8 as dollars
  from unnest($2::bigint[], $3::bigint[], $4::timestamptz[]) as trip (id, helper, since)
  join tip t on t.sender_id = $1 and t.recipient_id = trip.helper and t.paid_at is not null and t.money <> 'returned'
    and (t.match_id = trip.id or (t.match_id is null and t.paid_at >= trip.since))
  group by trip.id`;

export const tipWasGiven = (sender: string, recipient: string) => `
  exists (select from tip t where t.sender_id = ${sender} and t.recipient_id = ${recipient} and t.paid_at is not null)`;

/** Which tips were thanks for which trip. */
@Injectable()
export class TripTips implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly thanks: TripThanks,
  ) {}

  onModuleInit(): void {
    this.thanks.registerTips({ sum: (...trips) => this.sum(...trips), wasGiven: tipWasGiven });
  }

  private async sum(senderId: number, trips: HelpedTrip[]): Promise<Map<number, number>> {
    const values = [
      senderId,
      trips.map(({ id }) => id),
      trips.map(({ helperId }) => helperId),
      trips.map(({ since }) => since),
    ];
    const rows = await this.database.query<{ id: number; dollars: number }>(
      'tips-for-trips',
      tipsForTrips,
      values,
    );
    return new Map(rows.map(({ id, dollars }) => [id, dollars]));
  }

  async between(
    senderId: number | null,
    recipientId: number,
  ): Promise<Pick<RecipientToTip, 'tripId' | 'promised' | 'given'>> {
    const trip = senderId === null ? null : await this.thanks.tripOf(senderId, recipientId);
    if (senderId === null || !trip) return {};
    const { tripId, promised, since } = trip;
    const given = await this.thanks.given(senderId, [{ id: tripId, helperId: recipientId, since }]);
    return { tripId, promised, given: given.get(tripId) ?? null };
  }
}
