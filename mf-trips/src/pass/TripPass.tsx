import { useId, type ReactNode } from 'react';
import type { Match, MatchDetails } from 'backend/contract/trips';
import { Facts, Pass, PassStub, Route } from 'shared-ui';
import { herLegs, isRelay } from '../companions/companions';
import { wholeTrip } from '../companions/wholeTrip';
import { landingText } from '../time/landingText';
import { departureOf, isSameClock, otherEnd } from '../time/tripTimes';
import { fullDay, timeText } from '../time/zonedTime';
import { CancelledFlight } from '../flight/CancelledFlight';
import { FlightLine } from '../flight/FlightLine';
import { TripStatus } from './TripStatus';
import styles from './TripPass.module.css';
import { TripWay } from './TripWay';
import { isCalledOff } from './wayWords';
import { words } from '../words';

interface TripPassProps {
  trip: Match & Pick<MatchDetails, 'flyer'>;
  /** The content of the stub: the two who fly together. */
  children: ReactNode;
  level?: 2 | 3;
  /** The way of the traveler with all who fly along, instead of the part of these two. */
  isWhole?: boolean;
  /** False where the page has it in a part of its own. */
  hasWay?: boolean;
  renderRoute?: (route: ReactNode) => ReactNode;
}

/** A trip of two people as a boarding pass. */
export function TripPass({
  trip,
  children,
  level = 2,
  isWhole = false,
  hasWay = true,
  renderRoute = (route) => route,
}: TripPassProps) {
  const heading = useId();
  const Heading = `h${level}` as const;
  const { date, time, flightNumber, status, departure, arrival } = isWhole ? wholeTrip(trip) : trip;
  const flown = isWhole && isRelay(trip) && trip.role === 'seeking_help';
  const together = flown
    ? herLegs(trip).map(({ leg }) => leg)
    : (trip.legs?.filter((leg) => leg.with === 'both') ?? []);
  const stops = together.slice(0, -1).map((leg) => leg.arrival);
  const last = together.at(-1);
  const departs = time ? departureOf({ date, time, departure, arrival }) : null;
  // With stops the way says it of each flight.
  const only = trip.legs?.length === 1 ? trip.legs[0] : undefined;
  return (
    <Pass className={styles.pass} aria-labelledby={heading} data-ended={isCalledOff({ status }) || undefined}>
      <div className={styles.trip}>
        <div className={styles.top}>
          <TripStatus trip={trip} />
          <span className={styles.day}>{fullDay(date)}</span>
        </div>
        <Heading id={heading}>{renderRoute(<Route trip={{ departure, arrival, stops }} />)}</Heading>
        <div>
          <Facts
            facts={{
              [words.departure]: time && timeText(time),
              [words.lands]: last && landingText({ ...last, date }),
              [words.flight]: flightNumber,
            }}
          />
          {departs !== null && !isSameClock(departs, departure, arrival) && (
            <p className={styles.otherEnd}>{words.departureIs(otherEnd(departs, date, arrival))}</p>
          )}
          {only && (
            <>
              <FlightLine leg={only} />
              <CancelledFlight leg={only} trip={trip} />
            </>
          )}
        </div>
        {hasWay && <TripWay trip={trip} />}
      </div>
      <PassStub>{children}</PassStub>
    </Pass>
  );
}
