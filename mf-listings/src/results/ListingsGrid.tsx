import type { ListingType } from 'backend/contract/listings';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from 'shell/host';
import { Button, EmptyState, Notice, PassDrawing } from 'shared-ui';
import { TellMe } from '../alerts/TellMe';
import { useSearchListingsInfiniteQuery } from '../api/listings';
import { queryOf, type SearchFilter } from '../listing/filterQuery';
import { pathWith } from '../search/filter';
import { tripSearched } from './tripSearched';
import { CreateListingLinks } from './CreateListingLinks';
import { ListingCards } from './ListingCards';
import { ListingCardsSkeleton } from './ListingCardsSkeleton';
import { ListingsError } from './ListingsError';
import { words } from '../words';
import styles from './ListingsGrid.module.css';
import { Nearby, WiderSearches } from './Nearby';
import { reasonFor } from './reasonText';
import { useResultsFocus } from '../search/useResultsFocus';

/** With fewer results than this, an alert is offered. */
export const fewResults = 3;

/** A search for both types says "Amigos", because most people look for one. */
export const textsFor = (type: ListingType | undefined) => words.results[type ?? 'helper'];

interface ListingsGridProps {
  filter: SearchFilter;
  limit?: number;
  /** The cursor that the results begin at, where a browser without JavaScript has gone on. */
  start?: string | undefined;
  /** Leaves out the listings of one person. */
  without?: number;
  /** False for a member with an alert for it. */
  offersAlert?: boolean;
  /** The member already has an open listing of their own for it. */
  hasOwn?: boolean;
}

/** The results of a search, page by page. Its key is the search, so that a new search starts at page one. */
export function ListingsGrid({
  filter,
  limit = 6,
  start,
  without,
  offersAlert = true,
  hasOwn = false,
}: ListingsGridProps) {
  const [plain, setPlain] = useState(false);
  const results = useSearchListingsInfiniteQuery({
    ...filter,
    limit,
    ...(start && { start }),
    ...(plain && { plain }),
  });
  // A server of the last release has only the plain search.
  if (!plain && isApiError(results.error) && results.error.status === 404) setPlain(true);
  const next = results.currentData?.pages.at(-1)?.next;
  const [addedFrom, setAddedFrom] = useState<number | null>(null);
  const texts = textsFor(filter.type);
  const heading = useResultsFocus();
  const all = results.currentData?.pages
    .flatMap((page) => page.listings)
    .filter(({ userId }) => without === undefined || userId !== without);
  const listings = all?.filter(({ near }) => !near);
  const near = all?.filter((listing) => listing.near) ?? [];
  const hasFailed = results.isError && !results.isFetching;
  const asked = tripSearched(filter);

  const viewMore = async () => {
    const { isError } = await results.fetchNextPage();
    if (!isError) setAddedFrom(listings?.length ?? null);
  };

  return (
    <section aria-labelledby="results" className={styles.results}>
      <div className={styles.head}>
        <h2 id="results" aria-describedby="count" {...heading}>
          {texts.heading}
        </h2>
        <ResultStatus count={all?.length} isAll={!results.hasNextPage} />
      </div>
      {!listings && hasFailed && <ListingsError onTryAgain={results.refetch} />}
      {!listings && !hasFailed && <ListingCardsSkeleton label={words.lookingForListings} count={limit} />}
      {listings && listings.length > 0 && (
        <ListingCards
          listings={listings}
          addedFrom={addedFrom}
          reason={(listing) => reasonFor(listing, asked, filter.flight)}
        />
      )}
      {listings?.length === 0 && near.length > 0 && <p className={styles.question}>{words.nobodyExactly}</p>}
      {near.length > 0 && <Nearby listings={near} asked={asked} filter={filter} />}
      {results.isFetchNextPageError && <Notice tone="error">{words.nextFailed}</Notice>}
      {results.hasNextPage && (
        <Button
          className={`${styles.more} ${styles.needsScript}`}
          busy={results.isFetchingNextPage}
          onClick={viewMore}
        >
          {words.viewMore}
        </Button>
      )}
      {next && (
        <noscript>
          <Link className={styles.more} to={pathWith('/search', { ...queryOf(filter), cursor: next })}>
            {words.moreResults}
          </Link>
        </noscript>
      )}
      {all && all.length > 0 && !hasOwn && <MoreWays filter={filter} />}
      {all?.length === 0 && <NothingFound filter={filter} hasOwn={hasOwn} />}
      {offersAlert && listings && listings.length < fewResults && !results.hasNextPage && (
        <TellMe filter={filter} isMain={all?.length === 0} />
      )}
      {all?.length === 0 && <WiderSearches filter={filter} />}
    </section>
  );
}

export function MoreWays({ filter }: { filter: SearchFilter }) {
  return (
    <div className={styles.create}>
      <p className={styles.question}>{words.notWhatYouLookFor}</p>
      <CreateListingLinks filter={filter} />
    </div>
  );
}

interface NothingFoundProps {
  filter: SearchFilter;
  hasOwn?: boolean;
}

export function NothingFound({ filter, hasOwn = false }: NothingFoundProps) {
  const ownIsOpen = filter.type === 'seeking_help' ? words.ownOfferIsOpen : words.ownRequestIsOpen;
  return (
    <EmptyState
      drawing={<PassDrawing />}
      level={3}
      title={textsFor(filter.type).empty}
      action={!hasOwn && <CreateListingLinks filter={filter} />}
    >
      <p>{hasOwn ? ownIsOpen : words.adjustSearch}</p>
    </EmptyState>
  );
}

/** How many there are, also for screen readers. */
export function ResultStatus({ count, isAll }: { count: number | undefined; isAll: boolean }) {
  return (
    <p role="status" id="count" className={styles.count}>
      {count !== undefined && countText(count, isAll)}
    </p>
  );
}

function countText(count: number, isAll: boolean): string {
  if (count === 0) return words.nothingFound;
  return isAll ? words.allShown(count) : words.shown(count);
}
