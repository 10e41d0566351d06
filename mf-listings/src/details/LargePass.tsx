import { useId } from 'react';
import type { Listing } from 'backend/contract/listings';
import { DocumentChecked } from 'shell/forms';
import { Badge, Route } from 'shared-ui';
import { ListingPass } from '../pass/ListingPass';
import { Person } from '../pass/Person';
import { Rating } from '../pass/Rating';
import { sides } from '../listing/sides';
import { TipBadges } from '../pass/TipBadges';
import styles from './LargePass.module.css';
import { TripDetails } from './TripDetails';

/** The pass on the page of the listing, also when it is printed. */
export function LargePass({ listing }: { listing: Listing }) {
  const { tone, badge } = sides[listing.type];
  const heading = useId();
  const stub = (
    <>
      <Person listing={listing} hasRoom />
      <DocumentChecked on={listing.documentCheckedAt} />
      <TipBadges listing={listing} />
    </>
  );
  return (
    <ListingPass side={tone} aria-labelledby={heading} stub={stub}>
      <div className={styles.top}>
        <Badge tone={tone}>{badge}</Badge>
        <Rating listing={listing} />
      </div>
      <h1 id={heading} className={styles.route}>
        <Route trip={listing} />
      </h1>
      <TripDetails listing={listing} level={2} />
    </ListingPass>
  );
}
