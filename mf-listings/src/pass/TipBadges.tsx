import type { Listing } from 'backend/contract/listings';
import styles from './TipBadges.module.css';
import { tipBadges } from '../listing/tips';

export function TipBadges({ listing }: { listing: Listing }) {
  const badges = tipBadges(listing);
  if (!badges.length) return null;
  return (
    <ul className={styles.tips}>
      {badges.map(({ words, amount }) => (
        <li key={words}>
          {amount && <b>{amount}</b>} <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
