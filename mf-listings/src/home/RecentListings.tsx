import type { ListingType } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Button, EmptyState, PassDrawing, VisuallyHidden } from 'shared-ui';
import { useNewestListingsQuery } from '../api/listings';
import { ListingCards } from '../results/ListingCards';
import { ListingCardsSkeleton } from '../results/ListingCardsSkeleton';
import { ListingsError } from '../results/ListingsError';
import { createPath } from '../search/filter';
import styles from './Section.module.css';

const texts = {
  helper: { title: 'Offering help', empty: 'No travelers offering help at the moment' },
  seeking_help: { title: 'Looking for help', empty: 'No travelers seeking help at the moment.' },
};

/** createPath takes the side that the visitor looks for; here they post for the side that is empty. */
const lookingFor = { helper: 'seeking_help', seeking_help: 'helper' } as const;

export function RecentListings({ type }: { type: ListingType }) {
  const { data: listings, isError, isFetching, refetch } = useNewestListingsQuery(type);
  const { title, empty } = texts[type];
  const hasFailed = isError && !isFetching;
  return (
    <section className={styles.section} aria-labelledby={`recent-${type}`}>
      <div className={styles.head}>
        <h2 id={`recent-${type}`}>{title}</h2>
        <Link to={`/search?type=${type}`}>
          View All<VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </div>
      {!listings && hasFailed && <ListingsError onTryAgain={refetch} />}
      {!listings && !hasFailed && <ListingCardsSkeleton inPairs label={`Loading ${title}`} count={2} />}
      {listings && listings.length > 0 && <ListingCards inPairs listings={listings} />}
      {listings?.length === 0 && (
        <EmptyState
          drawing={<PassDrawing />}
          level={3}
          title={empty}
          action={
            <Button asChild variant={type === 'helper' ? 'helper' : 'seeker'}>
              <Link to={createPath(lookingFor[type])}>Create Listing</Link>
            </Button>
          }
        />
      )}
    </section>
  );
}
