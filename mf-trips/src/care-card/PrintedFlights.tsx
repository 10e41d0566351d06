import type { MatchDetails, TripLeg } from 'backend/contract/trips';
import { dayOfLanding } from 'backend/rules/trips';
import type { ReactNode } from 'react';
import { Route } from 'shared-ui';
import { printedDay, printedFullDay } from './printedDays';
import { words } from '../words';
import styles from './PrintedFlights.module.css';

interface PrintedFlightsProps {
  trip: MatchDetails;
  /** In English. */
  cityOf: (place: TripLeg['departure']) => string;
  helper: string;
  /** Of a relay, the first name of the helper on a leg. */
  nameOf: (leg: TripLeg) => string | undefined;
  gate: ReactNode;
  withMe: ReactNode;
}

/** All flights of the traveler, each with a box to write its gate by hand. */
export function PrintedFlights({ trip, cityOf, helper, nameOf, gate, withMe }: PrintedFlightsProps) {
  const legs = (trip.legs ?? []).filter((leg) => leg.with !== 'helper');
  const isPartlyAlone = legs.some((leg) => leg.with === 'seeker');
  if (legs.length < 2)
    return (
      <Flight
        flight={{ arrivalDate: null, arrivalTime: null, ...trip, ...legs[0] }}
        cityOf={cityOf}
        gate={gate}
      />
    );
  return (
    <ol className={styles.flights} aria-label={words.flights}>
      {legs.map((leg) => (
        <li key={`${leg.from}-${leg.to}`}>
          <Flight flight={leg} cityOf={cityOf} gate={gate}>
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

interface FlightProps extends Pick<PrintedFlightsProps, 'cityOf' | 'gate'> {
  flight: Flown;
  children?: ReactNode;
}

function Flight({ flight, cityOf, gate, children }: FlightProps) {
  const { date, time, arrivalTime, flightNumber } = flight;
  const day = dayOfLanding(flight);
  const inEnglish = (place: TripLeg['departure']) => ({ ...place, city: cityOf(place) });
  const [departure, arrival] = [inEnglish(flight.departure), inEnglish(flight.arrival)];
  const landing = [day && printedDay(day), arrivalTime];
  return (
    <div className={styles.flight}>
      <Route trip={{ departure, arrival }} to="to" />
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
