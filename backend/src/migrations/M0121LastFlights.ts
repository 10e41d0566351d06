import { Migration } from '@mikro-orm/migrations';

/** The day of the last flight of the two, kept with their trip: lists ask for it of every trip of a member. */
export class M0121LastFlights extends Migration {
  override up(): void {
    this.addSql('alter table match add column last_flight_days_later smallint not null default 0');
    this.addSql(`
      update match m set last_flight_days_later = g.days_later
      from (select match_id, max(days_later) as days_later from trip_leg where flown_by = 'both' group by match_id) g
      where g.match_id = m.id and g.days_later > 0`);
    this.addSql(`
      create or replace function trip_leg_is_revised() returns trigger language plpgsql as $$
      begin
        update match m set calendar_revision = calendar_revision + 1,
          calendar_revised_at = case when calendar_revised_at is not null or status = 'agreed' then now() end,
          last_flight_days_later = coalesce(
            (select max(g.days_later) from trip_leg g where g.match_id = m.id and g.flown_by = 'both'), 0)
        where id = coalesce(new.match_id, old.match_id);
        return null;
      end $$`);
    // They begin as the two indexes before them do, which no other statement needs.
    for (const side of ['helper', 'seeker']) {
      this.addSql(
        `create index match_days_of_${side} on match (${side}_id, date, id, (date + last_flight_days_later))`,
      );
      this.addSql(`drop index match_of_${side}`);
    }
  }
}
