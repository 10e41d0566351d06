import type { MatchDetails, TripLeg } from 'backend/contract/trips';
import { dayOfLanding } from 'backend/rules/trips';
import type { ReactNode } from 'react';
import { Route } from 'shared-ui';
import { printedPlace } from './printedCompanions';
import { printedDay, printedFullDay } from './printedDays';
import { words } from '../words';
import styles from './PrintedFlights.module.css';

interface PrintedFlightsProps {
  trip: MatchDetails;
  helper: string;
  /** Of a relay, the first name of the helper on a leg. */
  nameOf: (leg: TripLeg) => string | undefined;
  gate: ReactNode;
  withMe: ReactNode;
}

/** All flights of the traveler, each with a box to write its gate by hand. */
export function PrintedFlights({ trip, helper, nameOf, gate, withMe }: PrintedFlightsProps) {
  const legs = (trip.legs ?? []).filter((leg) => leg.with !== 'helper');
  const isPartlyAlone = legs.some((leg) => leg.with === 'seeker');
  if (legs.length < 2)
    return <Flight flight={{ arrivalDate: null, arrivalTime: null, ...trip, ...legs[0] }} gate={gate} />;
  return (
    <ol className={styles.flights} aria-label={words.flights}>
      {legs.map((leg) => (
        <li key={`${leg.from}-${leg.to}`}>
          <Flight flight={leg} gate={gate}>
            {isPartlyAlone && (leg.with === 'both' || nameOf(leg)) && (
              <p>
                {withMe}: <b>{nameOf(leg) ?? helper}</b>
              </p>
            )}
          </Flight>
        </li>
      ))}
    </ol>
  );
}

type Flown = Pick<
  TripLeg,
  'departure' | 'arrival' | 'date' | 'time' | 'arrivalDate' | 'arrivalTime' | 'flightNumber'
>;

function Flight({ flight, gate, children }: { flight: Flown; gate: ReactNode; children?: ReactNode }) {
  const { date, time, arrivalTime, flightNumber } = flight;
  const day = dayOfLanding(flight);
  const [departure, arrival] = [printedPlace(flight.departure), printedPlace(flight.arrival)];
  const landing = [day && printedDay(day), arrivalTime];
  return (
    <div className={styles.flight}>
      <Route trip={{ departure, arrival }} />
      <div>
        <p className={styles.number}>{flightNumber}</p>
        <p>{printedFullDay(date)}</p>
        {time && (
          <p>
            {time} {departure.city || departure.code}
          </p>
        )}
        {arrivalTime && (
          <p>
            {landing.filter(Boolean).join(', ')} {arrival.city || arrival.code}
          </p>
        )}
        {children}
      </div>
      <div className={styles.gate}>{gate}</div>
    </div>
  );
}
