import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { sentenceOf, useMe } from 'shell/host';
import { Button, EmptyState, LetterDrawing, PassDrawing, SkeletonRegion, withParts } from 'shared-ui';
import { useUnclaimedListingsQuery } from '../api/unclaimed-listings';
import { UnclaimedListingCard } from '../my-listings/UnclaimedListingCard';
import { PassSkeleton } from '../pass/PassSkeleton';
import { words } from '../words';
import list from '../my-listings/MyListings.module.css';
import styles from './ClaimPage.module.css';

const emailPart = { email: (text: string) => <b className={styles.email}>{text}</b> };

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
        title={words.couldNotLoad}
        action={
          <Button variant="primary" busy={isFetching} onClick={refetch}>
            {words.tryAgain}
          </Button>
        }
      >
        {sentenceOf(error, words.tryAgainSoon)}
      </EmptyState>
    );
  }
  if (listings?.length === 0) {
    return (
      <EmptyState
        drawing={<PassDrawing />}
        level={1}
        title={words.nothingToConfirm}
        action={
          <Button asChild variant="primary">
            <Link to="/profile">{words.backToProfile}</Link>
          </Button>
        }
      >
        {words.nothingToConfirmHint}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {words.claimTitle(listings?.length ?? 0)}
      </h1>
      <p className={styles.lead}>{withParts(words.claimLead(me.email), emailPart)}</p>
      {listings ? (
        <ul className={list.passes}>
          {listings.map((listing) => (
            <li key={listing.id}>
              <UnclaimedListingCard listing={listing} onDone={() => heading.current?.focus()} />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonRegion label={words.loadingUnclaimed} className={list.passes}>
          <PassSkeleton />
        </SkeletonRegion>
      )}
    </div>
  );
}
