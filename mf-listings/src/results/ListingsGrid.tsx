import type { ListingFilter, ListingType } from 'backend/contract/listings';
import { useState } from 'react';
import { Button, EmptyState, Notice, PassDrawing, VisuallyHidden } from 'shared-ui';
import { TellMe } from '../alerts/TellMe';
import { useSearchListingsInfiniteQuery } from '../api/listings';
import { queryOf } from '../listing/filterQuery';
import { pathWith } from '../search/filter';
import { CreateListingLinks } from './CreateListingLinks';
import { ListingCards } from './ListingCards';
import { ListingCardsSkeleton } from './ListingCardsSkeleton';
import { ListingsError } from './ListingsError';
import styles from './ListingsGrid.module.css';
import { Nearby } from './Nearby';
import { sameFlight } from './reasonText';

/** With fewer results than this, nearby listings are shown too. */
export const fewResults = 3;

/** A search for both types says "Amigos", because most people look for one. */
export const textsFor = (type: ListingType | undefined) =>
  type === 'seeking_help'
    ? { heading: 'Travelers Needing Assistance', empty: 'No travelers seeking help found' }
    : { heading: 'Available Amigos', empty: 'No Amigos found' };

interface ListingsGridProps {
  filter: ListingFilter;
  limit?: number;
  /** The cursor that the results begin at, where a browser without JavaScript has gone on. */
  start?: string | undefined;
  /** Leaves out the listings of one person. */
  without?: number;
}

/** The results of a search, page by page. Its key is the search, so that a new search starts at page one. */
export function ListingsGrid({ filter, limit = 6, start, without }: ListingsGridProps) {
  const results = useSearchListingsInfiniteQuery({ ...filter, limit, ...(start && { start }) });
  const next = results.currentData?.pages.at(-1)?.next;
  const [addedFrom, setAddedFrom] = useState<number | null>(null);
  const texts = textsFor(filter.type);
  const listings = results.currentData?.pages
    .flatMap((page) => page.listings)
    .filter(({ userId }) => without === undefined || userId !== without);
  const hasFailed = results.isError && !results.isFetching;

  const viewMore = async () => {
    const { isError } = await results.fetchNextPage();
    if (!isError) setAddedFrom(listings?.length ?? null);
  };

  return (
    <section aria-labelledby="results" className={styles.results}>
      <h2 id="results">{texts.heading}</h2>
      <ResultStatus count={listings?.length} isAll={!results.hasNextPage} />
      {!listings && hasFailed && <ListingsError onTryAgain={results.refetch} />}
      {!listings && !hasFailed && <ListingCardsSkeleton label="Looking for listings" count={limit} />}
      {listings && listings.length > 0 && (
        <>
          <ListingCards
            listings={listings}
            addedFrom={addedFrom}
            reason={(listing) => sameFlight(listing, filter.flight)}
          />
          {results.isFetchNextPageError && (
            <Notice tone="error">The next listings could not be loaded. Please try again.</Notice>
          )}
          {results.hasNextPage && (
            <Button
              className={`${styles.more} ${styles.needsScript}`}
              busy={results.isFetchingNextPage}
              onClick={viewMore}
            >
              View More
            </Button>
          )}
          {next && (
            <noscript>
              <a className={styles.more} href={pathWith('/search', { ...queryOf(filter), cursor: next })}>
                More results
              </a>
            </noscript>
          )}
          <MoreWays filter={filter} />
        </>
      )}
      {listings?.length === 0 && <NothingFound filter={filter} />}
      {listings && listings.length < fewResults && !results.hasNextPage && (
        <>
          <TellMe filter={filter} isMain={listings.length === 0} />
          <Nearby
            filter={filter}
            isOnlyResult={listings.length === 0}
            leavesOut={({ id, userId }) => userId === without || listings.some((one) => one.id === id)}
          />
        </>
      )}
    </section>
  );
}

export function MoreWays({ filter }: { filter: ListingFilter }) {
  return (
    <div className={styles.create}>
      <p className={styles.question}>Don't see what you're looking for?</p>
      <CreateListingLinks filter={filter} />
    </div>
  );
}

export function NothingFound({ filter }: { filter: ListingFilter }) {
  return (
    <EmptyState
      drawing={<PassDrawing />}
      level={3}
      title={textsFor(filter.type).empty}
      action={<CreateListingLinks filter={filter} />}
    >
      <p>Try adjusting your search criteria or create a new listing.</p>
    </EmptyState>
  );
}

/** Announces the number of results to screen readers. */
export function ResultStatus({ count, isAll }: { count: number | undefined; isAll: boolean }) {
  const text = `${count} ${count === 1 ? 'listing' : 'listings'} shown${isAll ? ', all there are' : ''}`;
  return <VisuallyHidden role="status">{count === 0 ? 'Nothing found' : count && text}</VisuallyHidden>;
}
