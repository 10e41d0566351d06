import { Migration } from '@mikro-orm/migrations';

/** Older pages show the one place and time as those of the departure. It was that of the first meeting anywhere. */
export class M0122MeetingPoints extends Migration {
  override up(): void {
    this.addSql(`
      update match m set meeting_point = d.meeting->>'place', meeting_time = d.meeting->>'time'
      from (
        select id, (select each from jsonb_array_elements(meetings) each
          where each->>'airport' = departure_airport limit 1) as meeting
        from match where meetings is not null) d
      where d.id = m.id
        and (m.meeting_point, m.meeting_time) is distinct from (d.meeting->>'place', d.meeting->>'time')`);
  }
}
