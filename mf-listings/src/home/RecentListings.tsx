import type { ListingType } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Button, EmptyState, Notice, PassDrawing, VisuallyHidden } from 'shared-ui';
import { useNewestListingsQuery } from '../api';
import { useDetails } from '../details/useDetails';
import { Cards } from '../results/ListingCards';
import { createPath } from '../search/createPath';
import { WaitingCards } from '../results/ListingCardsSkeleton';
import { loadFailure } from '../results/words';
import styles from './Section.module.css';

const words = {
  helper: { title: 'Offering help', empty: 'No travelers offering help at the moment' },
  seeking_help: { title: 'Looking for help', empty: 'No travelers seeking help at the moment.' },
};

/** Whoever looks at an empty shelf may be the first on it. */
const ownSide = { helper: 'seeking_help', seeking_help: 'helper' } as const;

export function RecentListings({ type }: { type: ListingType }) {
  const { data, isError, isFetching, refetch } = useNewestListingsQuery(type);
  const details = useDetails();
  const { title, empty } = words[type];
  return (
    <section className={styles.section} aria-labelledby={`recent-${type}`}>
      <div className={styles.head}>
        <h2 id={`recent-${type}`}>{title}</h2>
        <Link to={`/search?type=${type}`}>
          View All<VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </div>
      {!data && isError && !isFetching && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {loadFailure}
        </Notice>
      )}
      {!data && (!isError || isFetching) && <WaitingCards inPairs label={`Loading ${title}`} count={2} />}
      {data && data.length > 0 && (
        <Cards inPairs listings={data} onOpen={(id) => details.open(id, 'contact')} />
      )}
      {data?.length === 0 && (
        <EmptyState
          drawing={<PassDrawing />}
          level={3}
          title={empty}
          action={
            <Button asChild variant={type === 'helper' ? 'helper' : 'seeker'}>
              <Link to={createPath(ownSide[type])}>Create Listing</Link>
            </Button>
          }
        />
      )}
    </section>
  );
}
