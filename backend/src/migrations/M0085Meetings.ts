import { Migration } from '@mikro-orm/migrations';

/** A meeting has an airport and a day. Until now it had a time alone, which could be read as after the take-off. */
export class M0085Meetings extends Migration {
  override up(): void {
    this.addSql(`alter table match add column meetings jsonb check (jsonb_typeof(meetings) = 'array')`);
    // The day is the last one on which the clock shows this time before the flight leaves.
    this.addSql(`
      update match set meetings = jsonb_build_array(jsonb_build_object(
        'airport', departure_airport, 'place', meeting_point, 'time', meeting_time,
        'daysLater', case when meeting_time is null then null when meeting_time >= time then -1 else 0 end))
      where meeting_point is not null or meeting_time is not null`);
    this.addSql(`drop trigger match_revised on match`);
    this.addSql(`
      create trigger match_revised
        before update of status, departure_airport, arrival_airport, date, time, flight_number, meeting_point,
          meeting_time, meetings on match
        for each row
        when ((old.status, old.departure_airport, old.arrival_airport, old.date, old.time, old.flight_number,
            old.meeting_point, old.meeting_time, old.meetings)
          is distinct from (new.status, new.departure_airport, new.arrival_airport, new.date, new.time,
            new.flight_number, new.meeting_point, new.meeting_time, new.meetings))
        execute function match_is_revised()`);
  }
}
