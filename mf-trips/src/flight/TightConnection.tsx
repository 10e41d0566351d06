import type { TripLeg } from 'backend/contract/trips';
import { ClockIcon } from 'shared-ui';
import { words } from '../words';
import styles from './FlightLine.module.css';

/** A warning of the change of planes before this flight, where the time for it is short. */
export function TightConnection({ leg: { minutesToChange: minutes, departure } }: { leg: TripLeg }) {
  if (typeof minutes !== 'number') return null;
  const isLost = minutes <= 0;
  return (
    <p className={styles.line} data-tone={isLost ? 'bad' : 'warning'}>
      <ClockIcon aria-hidden="true" />
      <b>
        {isLost
          ? words.connectionLeavesFirst(departure.city)
          : words.tightConnection(
              words.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60),
              departure.city,
            )}
      </b>
    </p>
  );
}
