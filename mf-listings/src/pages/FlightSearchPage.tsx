import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DetailsDialog } from '../details/DetailsDialog';
import { searchPath } from '../search/filter';
import { flightSearchWords, readFlightSearch } from '../search/flightSearch';
import { FlightSearchForm } from '../search/FlightSearchForm';
import { ListingsGrid } from '../results/ListingsGrid';
import styles from './FlightSearchPage.module.css';

const scrollDelay = 100;

export function FlightSearchPage() {
  const [query] = useSearchParams();
  const { action, filter, isComplete } = readFlightSearch(query);
  const results = useRef<HTMLDivElement>(null);
  const shown = isComplete ? searchPath(filter) : null;

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      results.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
    }, scrollDelay);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <div className={styles.page}>
      <Link to="/" className={styles.back}>
        Back to Home
      </Link>
      <h1>{flightSearchWords[action].heading}</h1>
      <FlightSearchForm action={action} filter={filter} />
      {shown && (
        <div ref={results} className={styles.results}>
          <ListingsGrid key={shown} filter={filter} />
        </div>
      )}
      <DetailsDialog />
    </div>
  );
}
