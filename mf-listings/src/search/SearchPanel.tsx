import type { ListingFilter } from 'backend/contract/listings';
import { useState } from 'react';
import { SlidersHorizontalIcon, useToday } from 'shared-ui';
import { tripDates } from '../listing/trip';
import { Filters } from './Filters';
import { activeFilters } from './filterTexts';
import { hasPassed, routeIssue } from './filter';
import { SearchForm } from './SearchForm';
import styles from './SearchPanel.module.css';

/** On a small screen the form folds into a summary, to make room for the results. */
export function SearchPanel({ filter }: { filter: ListingFilter }) {
  const hasFilter = Object.values(filter).some(Boolean);
  const isImpossible = hasPassed(filter, useToday()) || Boolean(routeIssue(filter));
  const [isOpen, setIsOpen] = useState(!hasFilter || isImpossible);
  return (
    <div className={styles.panel} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.texts}>
          <b>{routeText(filter)}</b>
          <span className={styles.details}>{detailsText(filter)}</span>
        </span>
        <SlidersHorizontalIcon aria-hidden="true" />
        {isOpen ? 'Close' : 'Change'}
      </button>
      <div className={styles.form}>
        <SearchForm filters={Filters} filter={filter} onSearch={() => setIsOpen(false)} />
      </div>
    </div>
  );
}

function routeText({ from, to }: ListingFilter) {
  if (from && to) return `${from} to ${to}`;
  if (from) return `From ${from}`;
  return to ? `To ${to}` : 'All routes';
}

function detailsText(filter: ListingFilter) {
  const { date, endDate, flight, type } = filter;
  const typeText = type && (type === 'helper' ? 'Amigos only' : 'Help seekers only');
  return [
    date ? tripDates({ date, endDate: endDate ?? null }) : 'Any day',
    flight,
    typeText,
    ...activeFilters(filter).map(({ text }) => text),
  ]
    .filter(Boolean)
    .join(' · ');
}
