import type { TripLeg } from 'backend/contract/trips';
import { dayIn, PlaneIcon, useZone } from 'shared-ui';
import { ownTime, shortDay, timeIn } from '../time/zonedTime';
import { words } from '../words';
import styles from './FlightLine.module.css';

type Status = NonNullable<TripLeg['flightStatus']>;

const minute = 60_000;
/** Less is not worth a word. */
const noticed = 5;

const tones: Record<Status['state'], 'good' | 'warning' | 'bad'> = {
  scheduled: 'good',
  boarding: 'good',
  departed: 'good',
  landed: 'good',
  delayed: 'warning',
  diverted: 'bad',
  cancelled: 'bad',
};

interface FlightLineProps {
  leg: TripLeg;
  /** Where it may be taken for that of another flight. */
  isNamed?: boolean;
}

/** What the airline says of a flight on its day, and when we knew it. */
export function FlightLine({ leg, isNamed = false }: FlightLineProps) {
  const zone = useZone();
  const { flightStatus: status, flightNumber } = leg;
  if (!status) return null;
  return (
    <p className={styles.line} data-tone={tones[status.state]}>
      <PlaneIcon aria-hidden="true" />
      <span>
        {isNamed && flightNumber && (
          <>
            <bdi>{flightNumber}</bdi>{' '}
          </>
        )}
        <b>{stateText(status, leg)}</b>
        {readersTime(status, leg, zone)}
        {placesOf(status).map((place) => (
          <span key={place}> · {place}</span>
        ))}
        <span className={styles.known}>{words.flightKnownAt(ownTime(status.knownAt, zone))}</span>
      </span>
    </p>
  );
}

function stateText(status: Status, { departure, arrival, date }: TripLeg): string {
  const { state, departs, arrives, plannedDeparture, plannedArrival } = status;
  const leaves = timeOn(departs, departure.timezone, date);
  const lands = arrives && timeOn(arrives, arrival.timezone, date);
  switch (state) {
    case 'cancelled':
      return words.flightCancelled;
    case 'diverted':
      return words.flightDiverted;
    case 'boarding':
      return words.flightBoarding;
    case 'departed':
      return words.series([words.flightInTheAir(lands), differenceText(arrives, plannedArrival)]);
    case 'landed':
      return words.flightLanded(lands);
    case 'delayed':
    case 'scheduled':
      return state === 'delayed'
        ? words.flightDelayed(leaves, timeIn(Date.parse(plannedDeparture), departure.timezone))
        : words.flightOnTime(leaves);
  }
}

/** Of the time that the line names, for a reader in another zone. */
function readersTime(
  { state, departs, arrives }: Status,
  { departure, arrival }: TripLeg,
  zone: string | undefined,
): string | null {
  const leavesLater = state === 'scheduled' || state === 'delayed';
  const at = leavesLater ? departs : state === 'departed' ? arrives : null;
  const { timezone } = leavesLater ? departure : arrival;
  const own = at && ownTime(at, zone);
  return own && own !== timeIn(Date.parse(at), timezone) ? ` (${words.yourTime(own)})` : null;
}

/** '14:05', or 'Sat, Dec 5, 00:05' on another day than expected */
function timeOn(at: string, zone: string, expected: string): string {
  const day = dayIn(at, zone);
  const time = timeIn(Date.parse(at), zone);
  return day === expected ? time : words.series([shortDay(day), time]);
}

function differenceText(at: string | null, planned: string | null | undefined): string | null {
  const late = at && planned ? Math.round((Date.parse(at) - Date.parse(planned)) / minute) : 0;
  if (Math.abs(late) < noticed) return null;
  const span = words.hoursAndMinutes(Math.floor(Math.abs(late) / 60), Math.abs(late) % 60);
  return late > 0 ? words.lateBy(span) : words.earlyBy(span);
}

const placesOf = ({ terminal, gate, belt, state }: Status): string[] =>
  [
    terminal && words.terminalIs(terminal),
    gate && words.gateIs(gate),
    state === 'landed' && belt && words.beltIs(belt),
  ].filter((place) => typeof place === 'string');
