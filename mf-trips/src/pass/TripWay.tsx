import type { Match, MatchDetails, TripLeg } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { Badge } from 'shared-ui';
import { flyerNameOf } from '../day/names';
import { herLegs, isRelay, type HerLeg } from '../companions/companions';
import { nameOf, relayWords } from '../companions/relayWords';
import { shortDay } from '../time/zonedTime';
import styles from './TripWay.module.css';
import { togetherWords, whoFlies } from './wayWords';

type Trip = Pick<Match, 'id' | 'legs' | 'role' | 'status' | 'other' | 'companions'> &
  Pick<MatchDetails, 'flyer'>;

/** The flights of the two in order. A direct trip says all of this in its pass. */
export function TripWay({ trip }: { trip: Trip }) {
  const { legs = [] } = trip;
  if (legs.length < 2) return null;
  const relay = isRelay(trip) ? herLegs(trip) : null;
  return (
    <div className={styles.way}>
      <p className={styles.together}>{relay ? relayWords(trip) : togetherWords(legs)}</p>
      <ol className={styles.legs} aria-label="Flights">
        {legs.map((leg, index) => (
          <li
            key={`${leg.from}-${leg.to}-${leg.with}`}
            className={styles.leg}
            data-alone={leg.with !== 'both' || undefined}
          >
            <div>
              <p className={styles.route}>
                {leg.departure.city} ({leg.from}) to {leg.arrival.city} ({leg.to})
              </p>
              <p className={styles.soft}>{timesOf(leg)}</p>
            </div>
            <WhoFlies leg={leg} trip={trip} flight={relay?.find(({ number }) => number === index + 1)} />
          </li>
        ))}
      </ol>
      {!relay && <Gap trip={trip} />}
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
    const name = nameOf(flight.flownBy);
    return <Badge tone="good">With {name === 'You' ? 'you' : name}</Badge>;
  }
  if (flight) return <Badge>Nobody yet</Badge>;
  if (leg.with === 'both') return <Badge tone="good">Together</Badge>;
  return <Badge>{whoFlies(leg.with, trip)} alone</Badge>;
}

/** Somebody could be found for the part that the traveler flies alone. */
function Gap({ trip: { legs = [], role, status, flyer } }: { trip: Trip }) {
  const alone = legs.find((leg) => leg.with === 'seeker');
  if (!alone || role !== 'seeking_help' || (status !== 'proposed' && status !== 'agreed')) return null;
  const whom = flyerNameOf({ flyer }) ?? 'you';
  const search = new URLSearchParams({ from: alone.from, to: alone.to, date: alone.date, type: 'helper' });
  return (
    <p className={styles.soft}>
      Who is with {whom} from {alone.departure.city} to {alone.arrival.city}?{' '}
      <Link to={`/search?${search}`}>Look for an Amigo</Link>
    </p>
  );
}

/** 'Fri, Dec 4, 01:30, lands 07:20, LH753' */
function timesOf(leg: TripLeg): string {
  const { date, time, flightNumber } = leg;
  const landing = landingText(leg);
  return [shortDay(date), time, landing && `lands ${landing}`, flightNumber].filter(Boolean).join(', ');
}

/** '07:20', or 'Sat, Dec 5, 07:20' on another day */
export const landingText = ({ date, arrivalDate, arrivalTime }: TripLeg) =>
  arrivalDate && arrivalDate !== date ? `${shortDay(arrivalDate)}, ${arrivalTime}` : arrivalTime;
