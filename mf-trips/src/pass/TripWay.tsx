import type { Match, MatchDetails, TripLeg } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { Badge, useNow } from 'shared-ui';
import { flyerNameOf } from '../day/names';
import { hasOthers, herLegs, type HerLeg } from '../companions/companions';
import { legsAlone, searchFor } from '../companions/legsAlone';
import { besideOn, nameOf, relayWords } from '../companions/relayWords';
import { landingText } from '../time/landingText';
import { hasLeft } from '../time/tripTimes';
import { shortDay, timeText } from '../time/zonedTime';
import { CancelledFlight } from '../flight/CancelledFlight';
import { FlightLine } from '../flight/FlightLine';
import { TightConnection } from '../flight/TightConnection';
import styles from './TripWay.module.css';
import { familysFlyer, isCalledOff, togetherOnLeg, togetherWords, whoFlies } from './wayWords';
import { words } from '../words';

type Trip = Pick<Match, 'id' | 'legs' | 'arrival' | 'role' | 'status' | 'other' | 'companions' | 'forWhom'> &
  Pick<MatchDetails, 'flyer'>;

/** The flights of the two in order. A direct trip says all of this in its pass. */
export function TripWay({ trip }: { trip: Trip }) {
  const { legs = [] } = trip;
  if (legs.length < 2) return null;
  const relay = hasOthers(trip) ? herLegs(trip) : null;
  return (
    <div className={styles.way}>
      {!isCalledOff(trip) && (
        <p className={styles.together}>{relay ? relayWords(trip) : togetherWords(trip)}</p>
      )}
      <ol className={styles.legs} aria-label={words.flights}>
        {legs.map((leg, index) => (
          <li
            key={`${leg.from}-${leg.to}-${leg.with}`}
            className={styles.leg}
            data-alone={leg.with !== 'both' || undefined}
          >
            <div>
              <p className={styles.route}>
                {words.fromTo(`${leg.departure.city} (${leg.from})`, `${leg.arrival.city} (${leg.to})`)}
              </p>
              <p className={styles.soft}>{timesOf(leg)}</p>
              <TightConnection leg={leg} />
              <FlightLine leg={leg} />
              <CancelledFlight leg={leg} trip={trip} />
            </div>
            <WhoFlies leg={leg} trip={trip} flight={relay?.find(({ number }) => number === index + 1)} />
          </li>
        ))}
      </ol>
      {!relay && <Gaps trip={trip} />}
    </div>
  );
}

interface WhoFliesProps {
  leg: TripLeg;
  trip: Trip;
  /** In a relay, when the traveler is on it. */
  flight: HerLeg | undefined;
}

function WhoFlies({ leg, trip, flight }: WhoFliesProps) {
  if (flight?.flownBy) {
    const { flownBy } = flight;
    return <Badge tone="good">{words.withWhom(flownBy.isMe ? null : nameOf(flownBy))}</Badge>;
  }
  const beside = besideOn(leg);
  if (beside) return <Badge tone="good">{words.withWhom(beside)}</Badge>;
  if (flight) return <Badge>{words.nobodyYet}</Badge>;
  if (leg.with === 'both') {
    const together = togetherOnLeg(trip);
    return together && <Badge tone="good">{together}</Badge>;
  }
  // Until the two have agreed, a helper does not know the name of the one who flies.
  if (leg.with === 'seeker' && trip.forWhom && !flyerNameOf(trip)) return null;
  return <Badge>{words.alone(whoFlies(leg.with, trip))}</Badge>;
}

/** A companion could be found for each part that the traveler flies alone and that has not left. */
function Gaps({ trip }: { trip: Trip }) {
  const { legs = [], role, status } = trip;
  const now = useNow();
  if (role !== 'seeking_help' || (status !== 'proposed' && status !== 'agreed')) return null;
  const gaps = legsAlone(legs).map((alone) => alone.filter((leg) => !hasLeft(leg, now)));
  return gaps.map((alone) => {
    if (alone.length === 0) return null;
    const [first, last] = [alone[0]!, alone.at(-1)!];
    return (
      <p key={first.from} className={styles.soft}>
        {words.whoIsWith(familysFlyer(trip), first.departure.city, last.arrival.city)}{' '}
        <Link to={`/search?${searchFor(alone)}`}>{words.lookForAmigo}</Link>
      </p>
    );
  });
}

/** 'Fri, Dec 4, 01:30, lands 07:20, LH753' */
function timesOf(leg: TripLeg): string {
  const { date, time, flightNumber } = leg;
  const landing = landingText(leg);
  return words.series([
    shortDay(date),
    time && timeText(time),
    landing && words.landsAt(landing),
    flightNumber,
  ]);
}
