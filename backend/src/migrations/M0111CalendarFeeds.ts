import { Migration } from '@mikro-orm/migrations';

/** The address under which a member's calendar reads their trips, and when a trip that calendars show has changed. */
export class M0111CalendarFeeds extends Migration {
  override up(): void {
    this.addSql(`
      create table calendar_feed (
        user_id bigint primary key references "user" (id) on delete cascade,
        token_hash bytea not null unique,
        -- The address is shown again to its maker.
        sealed_token text not null,
        created_at timestamptz not null default now()
      )`);
    // Null while nobody has agreed, or where nothing has changed since the agreement before this migration.
    this.addSql('alter table match add column calendar_revised_at timestamptz');
    this.addSql(`
      create or replace function match_is_revised() returns trigger language plpgsql as $$
      begin
        new.calendar_revision := old.calendar_revision + 1;
        if old.calendar_revised_at is not null or 'agreed' in (old.status, new.status) then
          new.calendar_revised_at := now();
        end if;
        return new;
      end $$`);
    // A connecting flight may change while what is flown together stays as it is.
    this.addSql(`
      create function trip_leg_is_revised() returns trigger language plpgsql as $$
      begin
        update match set calendar_revision = calendar_revision + 1,
          calendar_revised_at = case when calendar_revised_at is not null or status = 'agreed' then now() end
        where id = coalesce(new.match_id, old.match_id);
        return null;
      end $$`);
    this.addSql(`
      create trigger trip_leg_revised after insert or update or delete on trip_leg
        for each row execute function trip_leg_is_revised()`);
  }
}
