import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Me } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';
import type { verifyPhoneHelps } from 'backend/contract/platform';
import { isApiError, useMe } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { useConnectMutation } from '../api/listings';
import { trackEngagement } from '../listing/trackEngagement';
import { LazyPart } from '../loading/LazyPart';
import { PanelSkeleton } from '../loading/PanelSkeleton';
import styles from './ContactInfo.module.css';
import { whyContactUnavailable } from './contactUnavailable';

/** Its value without the contract, which would bring zod to this page. */
const verifyHelps: typeof verifyPhoneHelps = 'verify-phone';

const loadContactDetails = () => import('./ContactDetails');

interface ContactInfoProps {
  listing: Listing;
  /** The visitor pressed "View Contact Info" on the card, so the request goes out at once. */
  isRequested: boolean;
  onLogIn: () => void;
}

/** How to reach the person. Opening a link requests no contact, because the owner gets a mail about each request. */
export function ContactInfo({ listing, isRequested, onLogIn }: ContactInfoProps) {
  const { me, isLoading } = useMe();
  const reason = whyContactUnavailable(listing, me);
  if (reason) return <Notice>{reason}</Notice>;
  if (isLoading) return <PanelSkeleton label="Loading contact details" />;
  if (me) return <MemberContact key={me.id} listing={listing} me={me} isRequested={isRequested} />;
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

interface MemberContactProps {
  listing: Listing;
  me: Me;
  isRequested: boolean;
}

function MemberContact({ listing, me, isRequested }: MemberContactProps) {
  const [connect, { data: contact, error, isLoading, isUninitialized }] = useConnectMutation({
    // Opening the same details again shows the same response.
    fixedCacheKey: `contact of ${listing.id} for ${me.id}`,
  });
  const hasSent = useRef(false);
  const requestContact = async () => {
    hasSent.current = true;
    // Loads while the server works. If it fails, LazyPart tries again.
    loadContactDetails().catch(() => undefined);
    const { data } = await connect(listing.id);
    if (data) trackEngagement('contact_view', listing);
  };

  useEffect(() => {
    if (isRequested && isUninitialized && !hasSent.current) void requestContact();
  });

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

/** A refusal is final; after any other error another try can succeed. */
function ContactError({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { status, serverMessage, code } = isApiError(error) ? error : {};
  const isRefusal = typeof status === 'number' && status < 500;
  return (
    <Notice
      tone={isRefusal ? 'warning' : 'error'}
      action={
        code === verifyHelps ? (
          <Link to="/verification">Verify Phone Number</Link>
        ) : (
          !isRefusal && <Button onClick={onTryAgain}>Try again</Button>
        )
      }
    >
      {serverMessage ?? 'The contact details could not be loaded.'}
    </Notice>
  );
}
