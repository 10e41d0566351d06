import type { MatchOption } from 'backend/contract/listings/matches';
import { Button } from 'shared-ui';
import { useMatchOptionsQuery, useProposeMatchMutation } from '../api/proposals';
import { routeOf, tripDates } from '../listing/trip';
import { sendAndTell } from '../trips/sendAndTell';
import styles from './ProposeTrip.module.css';

/** One line for each listing about which these two already have each other's contact. */
export function ProposeTrip({ otherUserId }: { otherUserId: number }) {
  const { currentData: options = [] } = useMatchOptionsQuery(otherUserId);
  if (!options.length) return null;
  return (
    <ul className={styles.options}>
      {options.map((option) => (
        <Option key={option.listingId} option={option} otherUserId={otherUserId} />
      ))}
    </ul>
  );
}

function Option({ option, otherUserId }: { option: MatchOption; otherUserId: number }) {
  const [propose, { isLoading }] = useProposeMatchMutation();
  const send = () =>
    sendAndTell(() => propose({ listingId: option.listingId, userId: otherUserId }).unwrap(), {
      title: 'Proposed',
      description: 'You fly together once the other agrees.',
    });
  return (
    <li className={styles.option}>
      <span className={styles.trip}>
        {routeOf(option)}, {tripDates(option)}
      </span>
      <Button size="small" busy={isLoading} onClick={send}>
        Propose to fly together
      </Button>
    </li>
  );
}
