import type { SlotProps } from 'shell/host';
import { useListingsByQuery } from '../api/listings';
import { DetailsDialog } from '../details/DetailsDialog';
import { ListingCards } from '../results/ListingCards';
import { ListingCardsSkeleton } from '../results/ListingCardsSkeleton';
import { ListingsError } from '../results/ListingsError';
import styles from './PersonParts.module.css';

/** The open listings of a person, on their page. */
export function PersonListings({ userId, username }: SlotProps<'person.listings'>) {
  const { currentData: listings, isError, isFetching, refetch } = useListingsByQuery(userId);
  if (listings?.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="person-listings">
      <h2 id="person-listings">Flying next</h2>
      {!listings && isError && !isFetching && <ListingsError onTryAgain={refetch} />}
      {!listings && isFetching && (
        <ListingCardsSkeleton label={`Loading the trips of ${username}`} count={1} />
      )}
      {listings && <ListingCards listings={listings} />}
      <DetailsDialog />
    </section>
  );
}
