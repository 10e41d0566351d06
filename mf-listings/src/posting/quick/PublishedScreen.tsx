import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, Notice } from 'shared-ui';
import { useListingQuery } from '../../listing-cache';
import { PassToShow } from '../../pass/PassToShow';
import type { QuickWords } from './texts';
import { ClaimStep } from './ClaimStep';
import styles from './PublishedScreen.module.css';
import type { Publication } from './usePublication';

interface PublishedScreenProps {
  words: QuickWords;
  publication: Publication;
  isMine: boolean;
  onAnother: () => void;
}

export function PublishedScreen({ words, publication, isMine: isMyEmail, onAnother }: PublishedScreenProps) {
  const { listing, claim, email } = publication;
  // Claimed, it stands under the name of the account.
  const claimed = useListingQuery(listing.id, { skip: !claim || !isMyEmail });
  // Another login with the same email proves nothing about this listing.
  const isMine = isMyEmail && claimed.data?.userId !== null;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), [isMine]);

  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {words.published}
      </h1>
      <p className={styles.lead}>
        {isMine ? `${words.seen}.` : `${words.seen} once you have entered the code.`}
      </p>
      {claim && isMine && (
        <Notice tone="good" action={<Link to={words.profileTab}>See it in your profile</Link>}>
          You are logged in and the {words.thing} is yours: change, close or repeat it whenever you like.
        </Notice>
      )}
      {claim && !isMine && <ClaimStep attempt={claim.userId} email={email} thing={words.thing} />}
      <PassToShow listing={claimed.data ?? listing} />
      <div className={styles.actions}>
        <Button onClick={onAnother}>{words.another}</Button>
        <Button asChild variant="quiet">
          <Link to="/">Back to Home</Link>
        </Button>
      </div>
    </div>
  );
}
