import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { sentenceOf, useMe } from 'shell/host';
import { Button, EmptyState, LetterDrawing, PassDrawing, SkeletonRegion } from 'shared-ui';
import { useUnclaimedListingsQuery } from '../api/unclaimed-listings';
import { UnclaimedListingCard } from '../my-listings/UnclaimedListingCard';
import { PassSkeleton } from '../pass/PassSkeleton';
import list from '../my-listings/MyListings.module.css';
import styles from './ClaimPage.module.css';

/** The listings that guests posted with this member's email address: confirm or remove each. */
export function ClaimPage() {
  const { me } = useMe();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: listings, error, isFetching, refetch } = useUnclaimedListingsQuery(undefined, { skip: !me });

  if (!me) return null;
  if (!listings && error) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        title="This could not be loaded"
        action={
          <Button variant="primary" busy={isFetching} onClick={refetch}>
            Try again
          </Button>
        }
      >
        {sentenceOf(error, 'Please try again in a moment.')}
      </EmptyState>
    );
  }
  if (listings?.length === 0) {
    return (
      <EmptyState
        drawing={<PassDrawing />}
        level={1}
        title="Nothing left to confirm"
        action={
          <Button asChild variant="primary">
            <Link to="/profile">Back to My Profile</Link>
          </Button>
        }
      >
        No listing with your email address waits for your answer.
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {listings?.length === 1 ? 'Is this yours?' : 'Are these yours?'}
      </h1>
      <p className={styles.lead}>
        Somebody posted with <b className={styles.email}>{me.email}</b> and was not logged in. If it was you,
        say so: then it stands under your name, and others can ask for your contact. If it was not, remove it.
        Without an answer it disappears 72 hours after it was posted.
      </p>
      {listings ? (
        <ul className={list.passes}>
          {listings.map((listing) => (
            <li key={listing.id}>
              <UnclaimedListingCard listing={listing} onDone={() => heading.current?.focus()} />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonRegion label="Loading listings with your email address" className={list.passes}>
          <PassSkeleton />
        </SkeletonRegion>
      )}
    </div>
  );
}
