import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { sentenceOf, toast, useMe } from 'shell/host';
import { Button, EmptyState, PassDrawing } from 'shared-ui';
import { type Favourite, useFavouritesQuery, useRemoveFavouriteMutation } from '../api/favourites';
import { DetailsDialog } from '../details/DetailsDialog';
import { KeptPeople } from '../favourites/KeptPeople';
import { tripLine } from '../listing/trip';
import { ListingCards } from '../results/ListingCards';
import { ListingCardsSkeleton } from '../results/ListingCardsSkeleton';
import { words } from '../words';
import styles from './FavouritesPage.module.css';
import page from './Page.module.css';

/** The listings and people that a member keeps. */
export function FavouritesPage() {
  const { me } = useMe();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useFavouritesQuery(undefined, { skip: !me });
  const [remove, { isLoading, originalArgs }] = useRemoveFavouriteMutation();

  const removeIt = async (favourite: Favourite) => {
    const { error: problem } = await remove(favourite);
    if (!problem) return heading.current?.focus();
    toast({
      title: words.didNotWork,
      description: sentenceOf(problem, words.pleaseTryAgain),
      variant: 'destructive',
    });
  };
  const removeButton = (favourite: Favourite, name: string) => (
    <Button
      size="small"
      aria-label={words.removeFavourite(name)}
      busy={isLoading && originalArgs?.kind === favourite.kind && originalArgs.id === favourite.id}
      onClick={() => removeIt(favourite)}
    >
      {words.remove}
    </Button>
  );

  if (!me) return null;
  return (
    <div className={page.page}>
      <h1 ref={heading} tabIndex={-1}>
        {words.favourites}
      </h1>
      {!data && error && (
        <EmptyState
          drawing={<PassDrawing />}
          title={words.couldNotLoad}
          action={
            <Button variant="primary" busy={isFetching} onClick={refetch}>
              {words.tryAgain}
            </Button>
          }
        >
          {sentenceOf(error, words.tryAgainSoon)}
        </EmptyState>
      )}
      {!data && !error && <ListingCardsSkeleton label={words.loadingFavourites} count={2} />}
      {data && !data.listings.length && !data.people.length && <NothingKept />}
      {data && data.listings.length > 0 && (
        <section className={styles.part} aria-labelledby="kept-listings">
          <h2 id="kept-listings">{words.keptListings}</h2>
          <ListingCards
            listings={data.listings}
            action={(listing) => removeButton({ kind: 'listing', id: listing.id }, tripLine(listing))}
          />
        </section>
      )}
      {data && data.people.length > 0 && (
        <section className={styles.part} aria-labelledby="kept-people">
          <h2 id="kept-people">{words.keptPeople}</h2>
          <KeptPeople
            people={data.people}
            action={({ id, username }) => removeButton({ kind: 'person', id }, username)}
          />
        </section>
      )}
      <DetailsDialog />
    </div>
  );
}

const NothingKept = () => (
  <EmptyState
    drawing={<PassDrawing />}
    title={words.noFavourites}
    action={
      <Button asChild variant="primary">
        <Link to="/search">{words.browseListings}</Link>
      </Button>
    }
  >
    {words.noFavouritesHint}
  </EmptyState>
);
