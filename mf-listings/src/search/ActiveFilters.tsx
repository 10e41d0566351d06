import { hiddenPart } from '../listing/parts';
import type { SearchFilter } from '../listing/filterQuery';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { XIcon, withParts } from 'shared-ui';
import { activeFilters } from './filterTexts';
import { words } from '../words';
import styles from './ActiveFilters.module.css';
import { searchPath } from './filter';

/** What narrows the results down, each with a way to remove it. */
export function ActiveFilters({ filter }: { filter: SearchFilter }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} className={styles.filters} aria-label={words.filtersInUse}>
      {activeFilters(filter).map(({ text, without }) => (
        <li key={text}>
          {/* The link itself is gone after the press. */}
          <Link className={styles.filter} to={searchPath(without)} onClick={() => list.current?.focus()}>
            {withParts(words.removeFilter(text), hiddenPart)}
            <XIcon aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
