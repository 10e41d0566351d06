import { Migration } from '@mikro-orm/migrations';

/** What is said and given after a trip: a promised tip, the trip that a tip thanks for, and "not sure" about safety. */
export class M0091Thanks extends Migration {
  override up(): void {
    this.addSql(`alter table match add column promised_tip integer`);
    this.addSql(`alter table safety_answer add column not_sure boolean not null default false`);
    // Without a foreign key: a tip outlives the trip.
    this.addSql(`alter table tip add column match_id bigint`);
    this.addSql(`
      update match m set promised_tip = coalesce(l.tip_amount, l.min_tip)
      from listing l
      where l.id = m.listing_id and l.user_id = m.seeker_id and l.type = 'seeking_help'
        and m.status in ('agreed', 'done')`);
  }
}
