import type { Listing } from 'backend/contract/listings';
import { Badge } from 'shared-ui';
import { Pass } from '../pass/Pass';
import { Person } from '../pass/Person';
import { Rating } from '../pass/Rating';
import { Route } from '../pass/Route';
import { sides } from '../listing/sides';
import styles from './DetailsSheet.module.css';
import { DetailsTabs } from './DetailsTabs';
import { Safety } from './SafetyButtons';
import { ShareButton } from './ShareButton';
import { StatusNotice } from './StatusNotice';
import { TripDetails } from './TripDetails';
import type { DetailsTab } from './useDetails';

interface DetailsProps {
  listing: Listing;
  tab: DetailsTab;
  onTab: (tab: DetailsTab) => void;
  isAsked: boolean;
  onLogIn: () => void;
  onBlocked: () => void;
}

/** A listing as the dialog shows it: the pass, what to do about it, and all about the trip. */
export function Details({ listing, onBlocked, ...tabs }: DetailsProps) {
  const { tone, badge } = sides[listing.type];
  const stub = (
    <>
      <Person listing={listing} hasRoom />
      <div className={styles.standing}>
        <Badge tone={tone}>{badge}</Badge>
        <Rating listing={listing} />
      </div>
    </>
  );
  return (
    <div className={styles.details}>
      <StatusNotice listing={listing} />
      <Pass side={tone} on="card" stub={stub}>
        <p className={styles.route}>
          <Route listing={listing} />
        </p>
      </Pass>
      <DetailsTabs listing={listing} {...tabs}>
        <TripDetails listing={listing} />
      </DetailsTabs>
      <div className={styles.more}>
        <ShareButton listing={listing} />
        <Safety listing={listing} onBlocked={onBlocked} />
      </div>
    </div>
  );
}
