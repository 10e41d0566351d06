import { daysText, instantAt } from '../../listings/index.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import type { MatchChange, TripLeg } from '../contract.js';
import type { MatchEntity, StoredMeeting } from '../match.entity.js';
import type { NewMeeting } from './contract.js';

const day = 86_400_000;
/** The days around a flight on which two people can meet. */
const maxDaysBefore = 2;
const maxDaysAfter = 3;

type Day = Pick<MatchEntity, 'date'>;

/** Refuses a meeting at an airport where the two are not together, and one after the flight has left it. */
export function storedMeetings(
  legs: TripLeg[],
  { date, meetings: known }: Day & Partial<Pick<MatchEntity, 'meetings'>>,
  meetings: NewMeeting[],
): StoredMeeting[] {
  const way = sharedAirportsOf(legs);
  // A page sends all meetings, also one of before that they would not agree on now.
  const airports = [...way, ...(known ?? []).map(({ airport }) => airport)];
  meetings.forEach((meeting, index) => {
    const path = `meetings.${index}`;
    assertPossible(legs, meeting, path);
    if (!airports.includes(meeting.airport))
      throw fieldIssue(`${path}.airport`, 'Choose an airport of the flights that you share');
  });
  return meetings
    .map(({ date: on, place = null, time = null, ...meeting }) => ({
      ...meeting,
      place,
      time,
      daysLater: on ? daysBetween(date, on) : null,
    }))
    .sort((a, b) => way.indexOf(a.airport) - way.indexOf(b.airport));
}

/** The meeting at the departure, from a place and a time alone. */
export function withFirst(
  match: Pick<MatchEntity, 'departureAirport' | 'time' | 'meetings'>,
  { meetingPoint, meetingTime }: Pick<MatchChange, 'meetingPoint' | 'meetingTime'>,
): StoredMeeting[] {
  const { departureAirport: airport } = match;
  const known = match.meetings?.find((each) => each.airport === airport);
  const others = match.meetings?.filter((each) => each !== known) ?? [];
  const first = known ?? { airport, place: null, daysLater: null, time: null };
  const place = meetingPoint === undefined ? first.place : meetingPoint || null;
  const time = meetingTime === undefined ? first.time : meetingTime;
  const isSameTime = time === first.time;
  if (!place && !time) return others;
  if (isSameTime) return [{ ...first, place }, ...others];
  const daysLater = time === null ? null : match.time && time >= match.time ? -1 : 0;
  return [{ ...first, place, time, daysLater }, ...others];
}

/** Resolves to whether something has changed. */
export function setMeetings(match: MatchEntity, meetings: StoredMeeting[]): boolean {
  // An older page shows them as those of the departure.
  const first = meetings.find(({ airport }) => airport === match.departureAirport);
  const known = match.meetings ?? [];
  if (meetings.length === known.length && meetings.every((each, index) => isSame(each, known[index])))
    return false;
  Object.assign(match, {
    meetings: meetings.length ? meetings : null,
    meetingPoint: first?.place ?? null,
    meetingTime: first?.time ?? null,
  });
  return true;
}

/** Of one match, counted from the day of another one. */
export const movedMeetings = (meetings: StoredMeeting[], { date }: Day, to: Day): StoredMeeting[] =>
  meetings.map((meeting) => ({
    ...meeting,
    daysLater: meeting.daysLater === null ? null : meeting.daysLater + daysBetween(to.date, date),
  }));

/**
 * After a change of the way: two people do not meet at an airport that it no longer has. The place stays where the flight
 * has left by then, for another hour.
 */
export function keepMeetingsOf(match: MatchEntity, way: PlannedLeg[]): void {
  const airports = airportsOf(way);
  const kept = (match.meetings ?? [])
    .filter(({ airport }) => airports.includes(airport))
    .map((meeting) =>
      isTooLate(meeting, match, way) ? { ...meeting, daysLater: null, time: null } : meeting,
    );
  setMeetings(
    match,
    kept.filter(({ place, time }) => place ?? time),
  );
}

type PlannedLeg = Pick<TripLeg, 'from' | 'to' | 'date'> & { time?: string | null | undefined; by?: string };

function isTooLate({ airport, daysLater, time }: StoredMeeting, { date }: Day, way: PlannedLeg[]): boolean {
  const leaving = way.filter(({ from }) => from === airport);
  const leg = leaving.find(({ by }) => by === 'both') ?? leaving[0];
  if (!leg || daysLater === null) return false;
  const day = daysBetween(date, leg.date);
  return daysLater > day || (daysLater === day && Boolean(time && leg.time && time >= leg.time));
}

export const airportsOf = (legs: Pick<TripLeg, 'from' | 'to'>[]): string[] => [
  ...new Set(legs.flatMap(({ from, to }) => [from, to])),
];

/** What one of them flies alone may lead through the same airports before. */
export const sharedAirportsOf = (legs: Pick<TripLeg, 'from' | 'to' | 'with'>[]): string[] =>
  airportsOf(legs.filter((leg) => leg.with === 'both'));

function assertPossible(legs: TripLeg[], meeting: NewMeeting, path: string): void {
  if (!airportsOf(legs).includes(meeting.airport))
    throw fieldIssue(`${path}.airport`, 'Choose an airport of this trip');
  if (!meeting.date) return;
  const { airport, date, time } = meeting;
  const handOver = handOverAt(legs, airport);
  const isArrival = legs.findLast((leg) => leg.with === 'both')?.to === airport;
  const leaving =
    handOver?.leaving ?? (isArrival ? undefined : mostShared(legs.filter(({ from }) => from === airport)));
  if (leaving) assertBefore(leaving, { date, time }, path);
  const landing =
    handOver?.landing ?? (leaving ? undefined : mostShared(legs.filter(({ to }) => to === airport)));
  if (landing) assertAfter(landing, { date, time }, path);
}

/** Where one companion brings the traveler and another one takes over: between the two flights. */
function handOverAt(legs: TripLeg[], airport: string) {
  const [landing, leaving] = [
    legs.find(({ to, companion }) => to === airport && companion),
    legs.find(({ from, companion }) => from === airport && companion),
  ];
  return landing && leaving && landing.companion !== leaving.companion ? { landing, leaving } : undefined;
}

interface When {
  date: string;
  time?: string | null | undefined;
}

function assertBefore({ departure, ...leg }: TripLeg, { date, time }: When, path: string): void {
  if (date > leg.date)
    throw fieldIssue(`${path}.date`, `The flight leaves ${departure.city} on ${daysText(dayOf(leg.date))}`);
  if (daysBetween(date, leg.date) > maxDaysBefore)
    throw fieldIssue(`${path}.date`, `Choose a day closer to the flight on ${daysText(dayOf(leg.date))}`);
  if (time && leg.time && date === leg.date && time >= leg.time)
    throw fieldIssue(
      `${path}.time`,
      `Choose a time before ${leg.time}, when the flight leaves ${departure.city}`,
    );
}

function assertAfter({ departure, arrival, ...leg }: TripLeg, { date, time }: When, path: string): void {
  const takeOff = instantAt(leg.date, leg.time ?? '00:00', departure.timezone);
  const latest = instantAt(date, time ?? '23:59', arrival.timezone);
  const field = time ? `${path}.time` : `${path}.date`;
  if (latest <= takeOff) throw fieldIssue(field, `The flight to ${arrival.city} has not left by then`);
  const landing = leg.arrivalDate && instantAt(leg.arrivalDate, leg.arrivalTime ?? '00:00', arrival.timezone);
  if (landing && latest < landing)
    throw fieldIssue(field, `The flight to ${arrival.city} has not landed by then`);
  if (daysBetween(leg.arrivalDate ?? leg.date, date) > maxDaysAfter)
    throw fieldIssue(`${path}.date`, `Choose a day closer to the flight on ${daysText(dayOf(leg.date))}`);
}

const mostShared = (legs: TripLeg[]) => legs.find((leg) => leg.with === 'both') ?? legs[0];
const dayOf = (date: string) => ({ date, endDate: null });
const daysBetween = (first: string, last: string) =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / day);

const parts = ['airport', 'place', 'daysLater', 'time', 'from', 'to'] as const;
const isSame = (one: StoredMeeting, other: StoredMeeting | undefined) =>
  other !== undefined && parts.every((part) => (one[part] ?? null) === (other[part] ?? null));
