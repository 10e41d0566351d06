import type { Listing } from 'backend/contract/listings';
import { useEffect, useId, useRef } from 'react';
import { Button } from 'shared-ui';
import { useDetails } from '../details/DetailsDialog';
import { sides } from '../listing/sides';
import { BoardingPass } from '../pass/BoardingPass';
import { PersonStub } from '../pass/PersonStub';
import { useMyRequest } from '../requests/useMyRequest';
import styles from './ListingCards.module.css';

interface ListingCardsProps<Card extends Listing> {
  listings: Card[];
  /** A line above the card, such as why it is shown. */
  note?: (listing: Card) => string;
  /** Index of the first card that "View More" added; it gets the focus. */
  addedFrom?: number | null;
  level?: 3 | 4;
  inPairs?: boolean;
}

/** Cards whose button opens the contact details. The page must render a DetailsDialog. */
export function ListingCards<Card extends Listing>(props: ListingCardsProps<Card>) {
  const { listings, note, addedFrom, level = 3, inPairs } = props;
  const firstAdded = useRef<HTMLLIElement>(null);
  useEffect(() => {
    firstAdded.current?.focus();
  }, [addedFrom]);

  return (
    <ul className={inPairs ? styles.pairs : styles.cards}>
      {listings.map((listing, index) => (
        <li
          key={listing.id}
          className={styles.card}
          {...(index === addedFrom && { ref: firstAdded, tabIndex: -1 })}
        >
          {note && <p className={styles.note}>{note(listing)}</p>}
          <ContactPass level={level} listing={listing} />
        </li>
      ))}
    </ul>
  );
}

function ContactPass({ listing, level }: { listing: Listing; level: 3 | 4 }) {
  const hasAsked = useMyRequest(listing).status === 'asked';
  const { openContact } = useDetails();
  const headingId = useId();
  return (
    <BoardingPass
      listing={listing}
      level={level}
      headingId={headingId}
      {...(listing.userId === null && {
        corner: <span className={styles.unconfirmed}>Not confirmed yet</span>,
      })}
      stub={
        <PersonStub listing={listing}>
          <Button
            variant={hasAsked ? 'quiet' : 'primary'}
            className={hasAsked ? styles.asked : undefined}
            aria-describedby={headingId}
            onClick={() => openContact(listing.id)}
          >
            {hasAsked ? askedLine(listing) : sides[listing.type].button}
          </Button>
        </PersonStub>
      }
    />
  );
}

const askedLine = ({ userId, username }: Listing) =>
  userId === null ? 'Asked. Waiting for confirmation.' : `Asked. ${username} decides.`;
