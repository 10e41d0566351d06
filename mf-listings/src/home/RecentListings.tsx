import type { ListingType } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Button, EmptyState, PassDrawing, withParts } from 'shared-ui';
import { hiddenPart } from '../listing/parts';
import { useNewestListingsQuery } from '../api/listings';
import { ListingCards } from '../results/ListingCards';
import { ListingCardsSkeleton } from '../results/ListingCardsSkeleton';
import { ListingsError } from '../results/ListingsError';
import { createPath } from '../search/filter';
import { words } from '../words';
import styles from './Section.module.css';

/** createPath takes the side that the visitor looks for; here they post for the side that is empty. */
const lookingFor = { helper: 'seeking_help', seeking_help: 'helper' } as const;

export function RecentListings({ type }: { type: ListingType }) {
  const { data: listings, isError, isFetching, refetch } = useNewestListingsQuery(type);
  const { title, viewAll, loading, empty } = words.recent[type];
  const hasFailed = isError && !isFetching;
  return (
    <section className={styles.section} aria-labelledby={`recent-${type}`}>
      <div className={styles.head}>
        <h2 id={`recent-${type}`}>{title}</h2>
        <Link to={`/search?type=${type}`}>{withParts(viewAll, hiddenPart)}</Link>
      </div>
      {!listings && hasFailed && <ListingsError onTryAgain={refetch} />}
      {!listings && !hasFailed && <ListingCardsSkeleton inPairs label={loading} count={2} />}
      {listings && listings.length > 0 && <ListingCards inPairs listings={listings} />}
      {listings?.length === 0 && (
        <EmptyState
          drawing={<PassDrawing />}
          level={3}
          title={empty}
          action={
            <Button asChild variant={type === 'helper' ? 'helper' : 'seeker'}>
              <Link to={createPath(lookingFor[type])}>{words.createListing}</Link>
            </Button>
          }
        />
      )}
    </section>
  );
}
