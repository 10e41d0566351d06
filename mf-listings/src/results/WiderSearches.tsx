import type { ListingFilter } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { searchPath } from '../search/filter';
import styles from './WiderSearches.module.css';

/** Nothing nearby either: the search itself has to give. */
export function WiderSearches({ filter: { from, to, date, flight, type } }: { filter: ListingFilter }) {
  const searches = [
    { words: `${from} to ${to} on any day`, path: searchPath({ from, to, type }), isWider: date || flight },
    { words: `Everyone leaving from ${from}`, path: searchPath({ from, type }), isWider: true },
    { words: `Everyone going to ${to}`, path: searchPath({ to, type }), isWider: true },
  ];
  return (
    <nav className={styles.wider} aria-label="Wider searches">
      <p className={styles.words}>Nobody on nearby days or at nearby airports yet. Look wider:</p>
      <ul className={styles.list}>
        {searches
          .filter(({ isWider }) => isWider)
          .map(({ words, path }) => (
            <li key={path}>
              <Link to={path}>{words}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
