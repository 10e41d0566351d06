import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SlotProps } from 'shell/host';
import { Button } from 'shared-ui';
import { useListingsByQuery } from '../api/listings';
import { DetailsDialog } from '../details/DetailsDialog';
import { KeepButton } from '../favourites/KeepButton';
import { tripLine } from '../listing/trip';
import { ListingCards } from '../results/ListingCards';
import { ListingCardsSkeleton } from '../results/ListingCardsSkeleton';
import { ListingsError } from '../results/ListingsError';
import { words } from '../words';
import styles from './PersonParts.module.css';

/** The page is about the person: the next flight is what can be asked about. */
const shownAtFirst = 1;

/** The open listings of a person, on their page. */
export function PersonListings({ userId, username }: SlotProps<'person.listings'>) {
  const [showsAll, setShowsAll] = useState(false);
  const { currentData: listings, isError, isFetching, refetch } = useListingsByQuery(userId);
  return (
    <section className={styles.part} aria-labelledby="person-listings">
      <h2 id="person-listings">{words.flyingNext}</h2>
      {!listings && isError && !isFetching && <ListingsError onTryAgain={refetch} />}
      {!listings && isFetching && <ListingCardsSkeleton label={words.loadingTripsOf(username)} count={1} />}
      {listings?.length === 0 && <p className={styles.none}>{words.noOpenTrips(username)}</p>}
      {listings && listings.length > 0 && (
        <ListingCards
          listings={showsAll ? listings : listings.slice(0, shownAtFirst)}
          addedFrom={showsAll ? shownAtFirst : null}
        />
      )}
      {listings && listings.length > shownAtFirst && !showsAll && (
        <Button className={styles.more} onClick={() => setShowsAll(true)}>
          {words.showAllTrips(listings.length)}
        </Button>
      )}
      {listings && listings.length > shownAtFirst && (
        <noscript>
          <ul className={styles.others}>
            {listings.slice(shownAtFirst).map((listing) => (
              <li key={listing.id}>
                <Link to={`/listing/${listing.id}`}>{tripLine(listing)}</Link>
              </li>
            ))}
          </ul>
        </noscript>
      )}
      <div className={styles.keep}>
        <KeepButton kind="person" id={userId} ownerId={userId} />
      </div>
      <DetailsDialog />
    </section>
  );
}
