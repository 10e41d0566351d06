/** The airports `d` and `a` of the match `m`, for the pieces of SQL below. */
export const withAirports = `
  join airport d on d.code = m.departure_airport
  join airport a on a.code = m.arrival_airport`;

/** The day that it is at the airport of departure. */
export const localToday = `(now() at time zone d.timezone)::date`;

const startOf = (day: string, airport: string) => `((${day})::timestamp at time zone ${airport}.timezone)`;

/** A trip without a time may depart at any minute of its day. */
const earliestTakeOff = `((m.date + coalesce(m.time, '00:00')::time) at time zone d.timezone)`;
const latestTakeOff = `(case when m.time is null then ${startOf('m.date + 1', 'd')} else ${earliestTakeOff} end)`;

/** Steps are tapped from 24 hours before the departure, or from the day before, until 48 hours after it. */
export const stepsBegin = `
  (case when m.time is null then ${startOf('m.date - 1', 'd')} else ${earliestTakeOff} - interval '24 hours' end)`;
export const stepsEnd = `(${latestTakeOff} + interval '48 hours')`;

const landed = `
  (select min(at) from match_step where match_id = m.id and step = 'landed' and taken_back_at is null)`;

/** A family link lives until 48 hours after the landing, or after the day of travel. */
export const journeyEnds = `
  (coalesce(${landed}, ${startOf('m.date + 1', 'a')}) + interval '48 hours')`;
export const journeyIsOpen = `(m.status in ('agreed', 'done') and now() < ${journeyEnds})`;

const kilometers = `
  (6371 * acos(least(1, sin(radians(d.lat)) * sin(radians(a.lat))
    + cos(radians(d.lat)) * cos(radians(a.lat)) * cos(radians(a.lon - d.lon)))))`;

/** As tapped, or else estimated: airliners cover about 800 km in an hour. */
export const landing = `
  coalesce(${landed}, ((m.date + coalesce(m.time, '12:00')::time) at time zone d.timezone)
    + ${kilometers} / 800 * interval '1 hour' + interval '1 hour')`;

export const careCardEnds = `(${startOf('m.date + 1', 'a')} + interval '7 days')`;

/** What two people shared stays shared this long after the trip. */
export const daysKept = 30;
