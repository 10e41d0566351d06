import type { MyListing } from 'backend/contract/listings';
import { Badge } from 'shared-ui';
import { BoardingPass } from '../pass/BoardingPass';
import { OwnActions } from './OwnActions';
import styles from './MyPass.module.css';
import { statusWords } from './texts';
import type { OwnAction } from './useOwnAction';

interface OwnPassProps {
  listing: MyListing;
  onAction: (action: OwnAction) => void;
  level?: 2 | 3;
}

/** One's own listing: how it fares, and what can be done with it. */
export function OwnPass({ listing, onAction, level = 2 }: OwnPassProps) {
  const { label, tone } = statusWords[listing.status];
  return (
    <BoardingPass
      listing={listing}
      level={level}
      corner={<Badge tone={tone}>{label}</Badge>}
      stub={
        <div className={styles.stub}>
          <p className={styles.requests}>{requests(listing.contactRequests)}</p>
          <OwnActions listing={listing} onAction={onAction} />
        </div>
      }
    />
  );
}

function requests(count: number) {
  if (count === 0) return 'Nobody has asked for your contact yet';
  return `${count} ${count === 1 ? 'person has' : 'people have'} asked for your contact`;
}
