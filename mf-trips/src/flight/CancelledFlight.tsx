import type { MatchDetails, TripLeg } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { boot, isServed } from 'shell/host';
import { Button } from 'shared-ui';
import { addDays } from '../time/zonedTime';
import { words } from '../words';
import styles from './FlightLine.module.css';

interface CancelledFlightProps {
  leg: TripLeg;
  trip: Pick<MatchDetails, 'arrival'>;
}

/** A way on when the airline does not fly: who else flies from there, on that day and the next. */
export function CancelledFlight({ leg, trip }: CancelledFlightProps) {
  if (leg.flightStatus?.state !== 'cancelled' || boot.offline || !isServed('/search')) return null;
  const { code, city } = endOf(leg, trip);
  const search = new URLSearchParams({
    from: leg.from,
    to: code,
    date: leg.date,
    endDate: addDays(leg.date, 1),
    type: 'helper',
  });
  return (
    <Button asChild className={styles.wayOn}>
      <Link to={`/search?${search}`}>{words.whoElseFlies(city)}</Link>
    </Button>
  );
}

/** Where they fly to from there: together, or the traveler alone. */
export const endOf = (leg: TripLeg, { arrival }: Pick<MatchDetails, 'arrival'>): TripLeg['arrival'] =>
  leg.with === 'seeker' ? leg.arrival : arrival;
