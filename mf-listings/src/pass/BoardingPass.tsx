import { useId } from 'react';
import type { Listing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Badge, Button } from 'shared-ui';
import styles from './BoardingPass.module.css';
import { Facts } from './Facts';
import { Pass } from './Pass';
import { Person } from './Person';
import { Rating } from './Rating';
import { Route } from './Route';
import { sides } from './sides';
import { Skills } from './Skills';
import { TipBadges } from './TipBadges';
import { tripDates } from './tripDates';

interface BoardingPassProps {
  listing: Listing;
  /** The one button was pressed. */
  onOpen: () => void;
  /** Of its heading: one more than that of the heading it stands under. */
  level?: 2 | 3 | 4;
}

/** A listing in a list. Its route leads to its own page, its button to the person. */
export function BoardingPass({ listing, onOpen, level = 3 }: BoardingPassProps) {
  const { tone, badge, button } = sides[listing.type];
  const heading = useId();
  const Heading = `h${level}` as const;
  const stub = (
    <>
      <Person listing={listing} />
      <div className={styles.action}>
        <TipBadges listing={listing} />
        <Button variant="primary" aria-describedby={heading} onClick={onOpen}>
          {button}
        </Button>
      </div>
    </>
  );
  return (
    <Pass side={tone} aria-labelledby={heading} stub={stub}>
      <div className={styles.top}>
        <Badge tone={tone}>{badge}</Badge>
        <Rating listing={listing} />
      </div>
      <Heading id={heading}>
        <Link to={`/listing/${listing.id}`} className={styles.link}>
          <Route listing={listing} />
        </Link>
      </Heading>
      <Facts facts={{ Date: tripDates(listing), Time: listing.time, Flight: listing.flightNumber }} />
      <div className={styles.words}>
        <Skills listing={listing} rows="one" />
        {listing.description && <p className={styles.description}>{listing.description}</p>}
      </div>
    </Pass>
  );
}
