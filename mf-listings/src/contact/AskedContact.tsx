import { useEffect, useRef } from 'react';
import type { Me } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';
import { isApiError } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { useConnectMutation } from '../api';
import styles from './ContactInfo.module.css';
import { engage } from '../listing/trackEngagement';
import { Later } from '../loading/LazyPart';
import { WaitingPart } from '../loading/PanelSkeleton';

const loadDetails = () => import('./ContactDetails');

interface AskedContactProps {
  listing: Listing;
  me: Me;
  isAsked: boolean;
}

/** Asks for the contact, once a visit: opening the same details again shows the same answer. */
export function AskedContact({ listing, me, isAsked }: AskedContactProps) {
  const [connect, { data, error, isLoading, isUninitialized }] = useConnectMutation({
    fixedCacheKey: `contact of ${listing.id} for ${me.id}`,
  });
  const hasAsked = useRef(false);
  const ask = async () => {
    hasAsked.current = true;
    // The file is on its way while the server thinks; should it fail, it is fetched again when it is shown.
    loadDetails().catch(() => undefined);
    const { data: contact } = await connect(listing.id);
    if (contact) engage('contact_view', listing);
  };

  useEffect(() => {
    if (isAsked && isUninitialized && !hasAsked.current) void ask();
  });

  if (data) {
    return (
      <Later load={loadDetails} waiting={<WaitingPart label="Loading contact details" />}>
        {({ ContactDetails }) => <ContactDetails contact={data} listing={listing} />}
      </Later>
    );
  }
  if (isLoading || (isAsked && isUninitialized)) return <WaitingPart label="Loading contact details" />;
  if (error) return <Refusal error={error} onTryAgain={ask} />;
  return (
    <div className={styles.gate}>
      <p>{listing.username} shares contact details with people who ask, and is told who did.</p>
      <Button variant="primary" onClick={ask}>
        Show contact details
      </Button>
    </div>
  );
}

/** The server's own sentence; where nothing was decided, another try. */
function Refusal({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { status, serverMessage } = isApiError(error) ? error : {};
  const isDecided = typeof status === 'number' && status < 500;
  return (
    <Notice
      tone={isDecided ? 'warning' : 'error'}
      action={!isDecided && <Button onClick={onTryAgain}>Try again</Button>}
    >
      {serverMessage ?? 'The contact details could not be loaded.'}
    </Notice>
  );
}
