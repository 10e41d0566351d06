import type { Listing } from 'backend/contract/listings';
import { useEffect, useRef } from 'react';
import { BoardingPass } from '../pass/BoardingPass';
import styles from './ListingCards.module.css';

interface CardsProps<Card extends Listing> {
  listings: Card[];
  onOpen: (id: number) => void;
  /** What stands above a card, such as why it is shown. */
  note?: (listing: Card) => string;
  /** From where on the cards were added by the visitor's own wish; the first of them gets the focus. */
  addedFrom?: number | null;
  /** The level of each card's heading. */
  level?: 3 | 4;
  /** Two beside each other where there is room, instead of as many as fit. */
  inPairs?: boolean;
}

export function Cards<Card extends Listing>(props: CardsProps<Card>) {
  const { listings, onOpen, note, addedFrom, level = 3, inPairs } = props;
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
          <BoardingPass level={level} listing={listing} onOpen={() => onOpen(listing.id)} />
        </li>
      ))}
    </ul>
  );
}
