import type { Listing } from 'backend/contract/listings';
import { Button } from 'shared-ui';
import { Person } from './Person';
import styles from './PersonStub.module.css';
import { sides } from './sides';
import { TipBadges } from './TipBadges';

interface PersonStubProps {
  listing: Listing;
  onOpen: () => void;
  /** What tells this card's button from the other cards'. */
  describedBy: string;
}

/** The person, what they say about tips, and the one button. */
export function PersonStub({ listing, onOpen, describedBy }: PersonStubProps) {
  return (
    <>
      <Person listing={listing} />
      <div className={styles.action}>
        <TipBadges listing={listing} />
        <Button variant="primary" aria-describedby={describedBy} onClick={onOpen}>
          {sides[listing.type].button}
        </Button>
      </div>
    </>
  );
}
