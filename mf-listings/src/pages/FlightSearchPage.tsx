import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Notice, useToday } from 'shared-ui';
import { DetailsDialog } from '../details/DetailsDialog';
import { FittingGrid } from '../results/FittingGrid';
import type { SearchFilter } from '../listing/filterQuery';
import { fieldsOfStop, stopNumbers } from '../posting/fields/stops';
import { ListingsGrid } from '../results/ListingsGrid';
import { searchPath } from '../search/filter';
import { stopCodes } from '../search/flightStops';
import { readFlightSearch, type FlightSearchIssues } from '../search/flightSearch';
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
      {stops && filter.from && filter.to && !shownSearch && hasNoDay(stops) && (
        <DaysMissing filter={filter} stops={stops} hasLostAirport={hasLostAirport(lost.issues)} />
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

const hasNoDay = (stops: string) => stops.split(',').some((stop) => !stop.split('.')[1]);

const hasLostAirport = (issues: FlightSearchIssues) =>
  stopNumbers.some((stop) => issues[fieldsOfStop(stop).airport]);

interface DaysMissingProps {
  filter: SearchFilter;
  stops: string;
  hasLostAirport: boolean;
}

/** For browsers without script. The other search page needs no days for stops. */
function DaysMissing({ filter, stops, hasLostAirport }: DaysMissingProps) {
  const via = hasLostAirport ? '' : stopCodes(stops).filter(Boolean).join(',');
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
