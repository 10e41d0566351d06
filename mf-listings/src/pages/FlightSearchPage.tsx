import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Notice, useToday } from 'shared-ui';
import { DetailsDialog } from '../details/DetailsDialog';
import { FittingGrid } from '../results/FittingGrid';
import type { SearchFilter } from '../listing/filterQuery';
import { ListingsGrid } from '../results/ListingsGrid';
import { searchPath } from '../search/filter';
import { stopCodes } from '../search/flightStops';
import { readFlightSearch } from '../search/flightSearch';
import { FlightSearchForm } from '../search/FlightSearchForm';
import { words } from '../words';
import styles from './FlightSearchPage.module.css';

const scrollDelay = 100;

const visitorEvents = ['pointerdown', 'keydown', 'wheel'];

export function FlightSearchPage() {
  const [query] = useSearchParams();
  const day = useToday();
  const { action, filter, stops, isComplete, lost } = readFlightSearch(query, day);
  const results = useRef<HTMLDivElement>(null);
  const shownSearch = isComplete ? `${searchPath(filter)} ${stops}` : null;

  useEffect(() => {
    if (!shownSearch) return;
    const timer = setTimeout(() => {
      const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      results.current?.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth', block: 'start' });
    }, scrollDelay);
    const cancel = () => clearTimeout(timer);
    // Scrolling between press and release would lose the click.
    for (const event of visitorEvents) addEventListener(event, cancel, { passive: true });
    return () => {
      cancel();
      for (const event of visitorEvents) removeEventListener(event, cancel);
    };
  }, [shownSearch]);

  return (
    <div className={styles.page}>
      <Link to="/" className={styles.back}>
        {words.backToHome}
      </Link>
      <h1>{words.flightSearch[action].heading}</h1>
      <FlightSearchForm
        key={JSON.stringify(lost)}
        action={action}
        filter={{ ...filter, stops }}
        lost={lost}
      />
      {stops && filter.from && filter.to && !shownSearch && (
        <StopsWithoutScript filter={filter} stops={stops} />
      )}
      {shownSearch && (
        <div ref={results} className={styles.results}>
          {stops ? (
            <FittingGrid key={shownSearch} filter={filter} stops={stops} />
          ) : (
            <ListingsGrid key={shownSearch} filter={filter} />
          )}
        </div>
      )}
      <DetailsDialog />
    </div>
  );
}

/** The fields of stops, which name what is missing, need a script. The other search page needs no days for them. */
function StopsWithoutScript({ filter, stops }: { filter: SearchFilter; stops: string }) {
  const via = stopCodes(stops).filter(Boolean).join(',');
  return (
    <noscript>
      <Notice
        tone="warning"
        title={words.nothingSearched}
        action={via && <Link to={searchPath({ ...filter, via })}>{words.searchTheseStops}</Link>}
      >
        {words.stopDaysMissing}
      </Notice>
    </noscript>
  );
}
