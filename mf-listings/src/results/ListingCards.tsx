import type { Listing } from 'backend/contract/listings';
import type { FittingReason } from 'backend/contract/listings/fitting';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useMe } from 'shell/host';
import { CalendarIcon, formatDay, MapPinIcon, PlaneIcon } from 'shared-ui';
import { useDetails } from '../details/DetailsDialog';
import { ButtonOrLink } from '../listing/ButtonOrLink';
import { sides } from '../listing/sides';
import { BoardingPass } from '../pass/BoardingPass';
import { PersonStub } from '../pass/PersonStub';
import { useMyRequest } from '../requests/useMyRequest';
import { words } from '../words';
import styles from './ListingCards.module.css';

export interface Reason {
  why: FittingReason;
  text: string;
}

interface ListingCardsProps<Card extends Listing> {
  listings: Card[];
  /** Why it fits a trip: the first line of the card, green for those who fly together. */
  reason?: (listing: Card) => Reason | undefined;
  /** Beside the button of the card. */
  action?: (listing: Card) => ReactNode;
  /** Index of the first card that "View More" added; it gets the focus. */
  addedFrom?: number | null;
  level?: 3 | 4;
  inPairs?: boolean;
}

/** Cards whose button opens the contact details. The page must render a DetailsDialog. */
export function ListingCards<Card extends Listing>(props: ListingCardsProps<Card>) {
  const { listings, reason, action, addedFrom, level = 3, inPairs } = props;
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
          <ContactPass
            level={level}
            listing={listing}
            reason={reason?.(listing)}
            action={action?.(listing)}
          />
        </li>
      ))}
    </ul>
  );
}

const icons = { flight: PlaneIcon, leg: PlaneIcon, route: CalendarIcon, airport: MapPinIcon } as const;

function ReasonStrip({ reason }: { reason: Reason }) {
  const Icon = icons[reason.why];
  return (
    <p className={styles.reason} data-kind={isTogether(reason) ? 'together' : 'near'}>
      <Icon aria-hidden="true" /> {reason.text}
    </p>
  );
}

export const isTogether = ({ why }: Pick<Reason, 'why'>) => why === 'flight' || why === 'leg';

interface ContactPassProps {
  listing: Listing;
  level: 3 | 4;
  reason: Reason | undefined;
  action: ReactNode;
}

function ContactPass({ listing, level, reason, action }: ContactPassProps) {
  const hasAsked = useMyRequest(listing).status === 'asked';
  const { openContact } = useDetails();
  const headingId = useId();
  const { passShown } = listing;
  const corner = useCorner(listing);
  return (
    <BoardingPass
      listing={listing}
      level={level}
      headingId={headingId}
      reason={reason && <ReasonStrip reason={reason} />}
      {...(corner && { corner: <span className={styles.corner}>{corner}</span> })}
      shown={passShown && words.passShown(passShown.flight, formatDay(passShown.date))}
      stub={
        <PersonStub listing={listing}>
          <ButtonOrLink
            to={`/listing/${listing.id}`}
            variant={hasAsked ? 'quiet' : 'primary'}
            className={hasAsked ? styles.asked : undefined}
            aria-describedby={headingId}
            onClick={() => openContact(listing.id)}
          >
            {hasAsked ? askedLine(listing) : sides[listing.type].button}
          </ButtonOrLink>
          {action}
        </PersonStub>
      }
    />
  );
}

/** Instead of the rating. */
function useCorner({ userId }: Listing): string | null {
  const { me } = useMe();
  if (userId === null) return words.notConfirmed;
  return me?.id === userId ? words.yourOwnListing : null;
}

const askedLine = ({ userId, username }: Listing) =>
  userId === null ? words.askedWaiting : words.askedDecides(username);
