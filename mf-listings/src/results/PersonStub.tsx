import type { Listing } from 'backend/contract/listings';
import { Button } from 'shared-ui';
import { Person } from '../pass/Person';
import styles from './PersonStub.module.css';
import { sides } from '../listing/sides';
import { TipBadges } from '../pass/TipBadges';

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
