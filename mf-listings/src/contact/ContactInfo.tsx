import type { Listing } from 'backend/contract/listings';
import { useMe } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { PanelSkeleton } from '../loading/PanelSkeleton';
import { isAnsweredLater, useMyRequest } from '../requests/useMyRequest';
import { AskForContact } from './AskForContact';
import { ContactError } from './ContactError';
import styles from './ContactInfo.module.css';
import { whyContactUnavailable } from './contactUnavailable';
import { MemberContact } from './MemberContact';

interface ContactInfoProps {
  listing: Listing;
  /** The visitor pressed "View Contact Info" on the card, so the request goes out at once. */
  isRequested: boolean;
  onLogIn: () => void;
}

/** How to reach the person. Opening a link requests no contact, because the owner gets a mail about each request. */
export function ContactInfo({ listing, isRequested, onLogIn }: ContactInfoProps) {
  const { me, isLoading } = useMe();
  const { status, ...request } = useMyRequest(listing);
  if (isLoading || request.isLoading) return <PanelSkeleton label="Loading contact details" />;
  if (request.error) return <ContactError error={request.error} onTryAgain={request.retry} />;
  const reason = whyContactUnavailable(listing, me, status);
  if (reason) return <Notice>{reason}</Notice>;
  if (me && isAnsweredLater(listing) && status !== 'shared')
    return <AskForContact key={me.id} listing={listing} hasAsked={status === 'asked'} />;
  if (me) {
    // Asking again for what was shared sends no mail, so it needs no press.
    const isWanted = isRequested || status === 'shared';
    return <MemberContact key={me.id} listing={listing} me={me} isRequested={isWanted} />;
  }
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
