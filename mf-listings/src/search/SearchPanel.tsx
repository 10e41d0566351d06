import type { ListingFilter } from 'backend/contract/listings';
import { useState } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { tripDates } from '../listing/tripDates';
import { SearchForm } from './SearchForm';
import styles from './SearchPanel.module.css';

/** The form, which on a small screen makes room for what it has found. */
export function SearchPanel({ filter }: { filter: ListingFilter }) {
  const isNarrowed = Object.values(filter).some(Boolean);
  const [isOpen, setIsOpen] = useState(!isNarrowed);
  return (
    <div className={styles.panel} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.words}>
          <b>{route(filter)}</b>
          <span className={styles.rest}>{rest(filter)}</span>
        </span>
        <SlidersHorizontal aria-hidden="true" />
        {isOpen ? 'Close' : 'Change'}
      </button>
      <div className={styles.form}>
        <SearchForm filter={filter} onSearch={() => setIsOpen(false)} />
      </div>
    </div>
  );
}

function route({ from, to }: ListingFilter) {
  if (from && to) return `${from} to ${to}`;
  if (from) return `From ${from}`;
  return to ? `To ${to}` : 'All routes';
}

function rest({ date, endDate, flight, type }: ListingFilter) {
  const who = type && (type === 'helper' ? 'Amigos only' : 'Help seekers only');
  return [date ? tripDates({ date, endDate: endDate ?? null }) : 'Any day', flight, who]
    .filter(Boolean)
    .join(' · ');
}
