import type { Listing } from 'backend/contract/listings';
import { useMe } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { AskedContact } from './AskedContact';
import styles from './ContactInfo.module.css';
import { obstacle } from './contactUnavailable';
import { WaitingPart } from '../loading/PanelSkeleton';

interface ContactInfoProps {
  listing: Listing;
  /** Whoever came here by the card's button has asked already. */
  isAsked: boolean;
  onLogIn: () => void;
}

/** How to reach the person. Nothing is known of it before somebody asks, and nobody asks by opening a link. */
export function ContactInfo({ listing, isAsked, onLogIn }: ContactInfoProps) {
  const { me, isLoading } = useMe();
  const inTheWay = obstacle(listing, me);
  if (inTheWay) return <Notice>{inTheWay}</Notice>;
  if (isLoading) return <WaitingPart label="Loading contact details" />;
  if (me) return <AskedContact key={me.id} listing={listing} me={me} isAsked={isAsked} />;
  return (
    <div className={styles.gate}>
      <p>
        Log in to see how to reach {listing.username}. Contact details are shown only to people who ask for
        them.
      </p>
      <Button variant="primary" onClick={onLogIn}>
        Log In
      </Button>
    </div>
  );
}
