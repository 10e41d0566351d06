import { tipBadges } from '../listing/tips';
import type { PassFields } from './passFields';
import styles from './TipBadges.module.css';

export function TipBadges({ listing }: { listing: PassFields }) {
  const badges = tipBadges(listing);
  if (!badges.length) return null;
  return (
    <ul className={styles.tips}>
      {badges.map(({ text, amount }) => (
        <li key={text}>
          {amount && <b>{amount}</b>} <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
