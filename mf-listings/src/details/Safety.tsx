import { useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import { useMe } from 'shell/host';
import { BanIcon, Button, FlagIcon, usePart } from 'shared-ui';

/** For whoever meets somebody unkind: there for members, about members, and not about oneself. */
export function Safety({ listing, onBlocked }: { listing: Listing; onBlocked: () => void }) {
  const { me } = useMe();
  const [ask, setAsk] = useState<'report' | 'block'>('report');
  const { part, state, open, close } = usePart(() => import('./SafetyDialogs'));
  const { userId } = listing;
  if (!me || userId === null || userId === me.id) return null;

  const press = (what: 'report' | 'block') => {
    setAsk(what);
    void open();
  };
  const isLoading = (what: 'report' | 'block') => state === 'loading' && ask === what;
  return (
    <>
      <Button variant="quiet" size="small" busy={isLoading('report')} onClick={() => press('report')}>
        <FlagIcon aria-hidden="true" /> Report
      </Button>
      <Button variant="quiet" size="small" busy={isLoading('block')} onClick={() => press('block')}>
        <BanIcon aria-hidden="true" /> Block
      </Button>
      {state === 'failed' && (
        <p role="alert">This could not be opened. Check your connection and try again.</p>
      )}
      {part && (
        <part.SafetyDialogs
          ask={ask}
          listing={listing}
          userId={userId}
          onClose={close}
          onBlocked={onBlocked}
        />
      )}
    </>
  );
}
