import type { ListingFilter } from 'backend/contract/listings';
import { useState } from 'react';
import { Button, Notice, VisuallyHidden } from 'shared-ui';
import { useSearchListingsInfiniteQuery } from '../api';
import { useDetails } from '../details/useDetails';
import { Cards } from './ListingCards';
import { CreateInstead } from './CreateInstead';
import styles from './ListingsGrid.module.css';
import { Nearby } from './Nearby';
import { NothingFound } from './NothingFound';
import { WaitingCards } from './ListingCardsSkeleton';
import { gridWords, loadFailure } from './words';

/** Fewer than this, and what is close by is offered too. */
const few = 3;

/** What a search has found, some at a time. Give it a key for each search, so that it starts anew. */
export function ListingsGrid({ filter, limit = 6 }: { filter: ListingFilter; limit?: number }) {
  const found = useSearchListingsInfiniteQuery({ ...filter, limit });
  const [addedFrom, setAddedFrom] = useState<number | null>(null);
  const details = useDetails();
  const open = (id: number) => details.open(id, 'contact');
  const { heading } = gridWords(filter.type);
  const listings = found.currentData?.pages.flatMap((page) => page.listings);

  const viewMore = async () => {
    const { isError } = await found.fetchNextPage();
    if (!isError) setAddedFrom(listings?.length ?? null);
  };

  return (
    <section aria-labelledby="results" className={styles.results}>
      <h2 id="results" className={styles.heading}>
        {heading}
      </h2>
      <Said count={listings?.length} isAll={!found.hasNextPage} />
      {!listings && found.isError && !found.isFetching && (
        <Notice tone="error" action={<Button onClick={() => void found.refetch()}>Try again</Button>}>
          {loadFailure}
        </Notice>
      )}
      {!listings && (!found.isError || found.isFetching) && (
        <WaitingCards label="Looking for listings" count={limit} />
      )}
      {listings && listings.length > 0 && (
        <>
          <Cards listings={listings} onOpen={open} addedFrom={addedFrom} />
          {found.isFetchNextPageError && (
            <Notice tone="error">The next listings could not be loaded. Please try again.</Notice>
          )}
          {found.hasNextPage && (
            <Button className={styles.more} busy={found.isFetchingNextPage} onClick={viewMore}>
              View More
            </Button>
          )}
          <CreateInstead filter={filter} />
        </>
      )}
      {listings?.length === 0 && <NothingFound filter={filter} />}
      {listings && listings.length < few && !found.hasNextPage && (
        <Nearby filter={filter} onOpen={open} isAll={listings.length === 0} />
      )}
    </section>
  );
}

/** For whoever hears the page: what has appeared. */
function Said({ count, isAll }: { count: number | undefined; isAll: boolean }) {
  const words = `${count} ${count === 1 ? 'listing' : 'listings'} shown${isAll ? ', all there are' : ''}`;
  return <VisuallyHidden role="status">{count === 0 ? 'Nothing found' : count && words}</VisuallyHidden>;
}
