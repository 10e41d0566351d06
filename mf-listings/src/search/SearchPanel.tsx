import type { SearchFilter } from '../listing/filterQuery';
import { useState } from 'react';
import { SlidersHorizontalIcon } from 'shared-ui';
import { tripDates } from '../listing/trip';
import { Filters } from './Filters';
import { activeFilters } from './filterTexts';
import { viaCodes } from './filter';
import { SearchForm } from './SearchForm';
import type { LostTexts } from './searchIssues';
import { words } from '../words';
import styles from './SearchPanel.module.css';

/** On a small screen the form folds into a summary, to make room for the results. */
export function SearchPanel({ filter, lost }: { filter: SearchFilter; lost: LostTexts }) {
  const hasFilter = Object.values(filter).some(Boolean);
  const isImpossible = Object.values(lost.issues).some(Boolean);
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
        {isOpen ? words.close : words.change}
      </button>
      <div className={styles.form}>
        <SearchForm filters={Filters} filter={filter} lost={lost} onSearch={() => setIsOpen(false)} />
      </div>
    </div>
  );
}

function routeText({ from, to, via }: SearchFilter) {
  if (from && to) return words.way([from, ...viaCodes(via), to]);
  if (from) return words.fromOnly(from);
  return to ? words.toOnly(to) : words.allRoutes;
}

function detailsText(filter: SearchFilter) {
  const { date, endDate, flight, type } = filter;
  const typeText = type && (type === 'helper' ? words.amigosOnly : words.seekersOnly);
  return [
    date ? tripDates({ date, endDate: endDate ?? null }) : words.anyDay,
    flight,
    typeText,
    ...activeFilters({ ...filter, via: undefined }).map(({ text }) => text),
  ]
    .filter(Boolean)
    .join(' · ');
}
