import { useId, type ReactNode } from 'react';
import type { Listing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Badge } from 'shared-ui';
import styles from './BoardingPass.module.css';
import { Facts } from './Facts';
import { Pass } from './Pass';
import { PersonStub } from '../results/PersonStub';
import { Rating } from './Rating';
import { Route } from './Route';
import { sides } from '../listing/sides';
import { Skills } from './Skills';
import { tripDates } from '../listing/tripDates';

type BoardingPassProps = {
  listing: Listing;
  /** Of its heading: one more than that of the heading it stands under. */
  level?: 2 | 3 | 4;
  /** What stands in the corner instead of the rating. */
  corner?: ReactNode;
} & (
  | {
      /** The one button was pressed. */
      onOpen: () => void;
      stub?: undefined;
    }
  | {
      /** What stands on the stub instead of the person and the one button: the owner's own pass. */
      stub: ReactNode;
      onOpen?: undefined;
    }
);

/** A listing in a list. Its route leads to its own page, its button to the person. */
export function BoardingPass({ listing, onOpen, level = 3, corner, stub }: BoardingPassProps) {
  const { tone, badge } = sides[listing.type];
  const heading = useId();
  const Heading = `h${level}` as const;
  return (
    <Pass
      side={tone}
      aria-labelledby={heading}
      stub={onOpen ? <PersonStub listing={listing} onOpen={onOpen} describedBy={heading} /> : stub}
    >
      <div className={styles.top}>
        <Badge tone={tone}>{badge}</Badge>
        {corner ?? <Rating listing={listing} />}
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
