import { useMatchOptionsQuery } from '../api/proposals';
import { Proposal } from './Proposal';
import styles from './ProposeTrip.module.css';

/** One line for each listing about which these two already have each other's contact. */
export function ProposeTrip({ otherUserId }: { otherUserId: number }) {
  const { currentData: options = [] } = useMatchOptionsQuery(otherUserId);
  if (!options.length) return null;
  return (
    <ul className={styles.options}>
      {options.map((option) => (
        <li key={option.listingId}>
          <Proposal option={option} otherUserId={otherUserId} />
        </li>
      ))}
    </ul>
  );
}
