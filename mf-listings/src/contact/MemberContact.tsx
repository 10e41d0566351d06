import { useEffect, useRef } from 'react';
import type { Me } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';
import { Button, Notice } from 'shared-ui';
import { useConnectMutation } from '../api/listings';
import { trackEngagement } from '../listing/trackEngagement';
import { LazyPart } from '../loading/LazyPart';
import { PanelSkeleton } from '../loading/PanelSkeleton';
import { askedText } from './askedText';
import { ContactError } from './ContactError';
import styles from './ContactInfo.module.css';

const loadContactDetails = () => import('./ContactDetails');

interface MemberContactProps {
  listing: Listing;
  me: Me;
  /** The request goes out without another press. */
  isRequested: boolean;
}

/** The contact of a listing that gives it at once, or whose owner has said yes. */
export function MemberContact({ listing, me, isRequested }: MemberContactProps) {
  const [connect, { data: contact, error, isLoading, isUninitialized }] = useConnectMutation({
    // Opening the same details again shows the same response.
    fixedCacheKey: `contact of ${listing.id} for ${me.id}`,
  });
  const hasSent = useRef(false);
  const requestContact = async () => {
    hasSent.current = true;
    // Loads while the server works. If it fails, LazyPart tries again.
    loadContactDetails().catch(() => undefined);
    const { data } = await connect({ id: listing.id });
    if (data && data.status !== 'asked') trackEngagement('contact_view', listing);
  };

  useEffect(() => {
    if (isRequested && isUninitialized && !hasSent.current) void requestContact();
  });

  // The owner has changed the rule since this page was loaded.
  if (contact?.status === 'asked') return <Notice tone="good">{askedText(listing)}</Notice>;
  if (contact) {
    return (
      <LazyPart load={loadContactDetails} skeleton={<PanelSkeleton label="Loading contact details" />}>
        {({ ContactDetails }) => <ContactDetails contact={contact} listing={listing} />}
      </LazyPart>
    );
  }
  if (isLoading || (isRequested && isUninitialized)) return <PanelSkeleton label="Loading contact details" />;
  if (error) return <ContactError error={error} onTryAgain={requestContact} />;
  return (
    <div className={styles.gate}>
      <p>{listing.username} shares contact details with people who ask, and is told who did.</p>
      <Button variant="primary" onClick={requestContact}>
        Show contact details
      </Button>
    </div>
  );
}
