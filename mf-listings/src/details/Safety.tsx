import { useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import { useMe } from 'shell/host';
import { BanIcon, Button, FlagIcon } from 'shared-ui';
import { BlockDialog } from './BlockDialog';
import { ReportDialog } from './ReportDialog';

/** For whoever meets somebody unkind: there for members, about members, and not about oneself. */
export function Safety({ listing, onBlocked }: { listing: Listing; onBlocked: () => void }) {
  const { me } = useMe();
  const [open, setOpen] = useState<'report' | 'block' | null>(null);
  const { userId } = listing;
  if (!me || userId === null || userId === me.id) return null;
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen('report')}>
        <FlagIcon aria-hidden="true" /> Report
      </Button>
      <Button variant="quiet" size="small" onClick={() => setOpen('block')}>
        <BanIcon aria-hidden="true" /> Block
      </Button>
      {open === 'report' && <ReportDialog listing={listing} userId={userId} onClose={close} />}
      {open === 'block' && (
        <BlockDialog listing={listing} userId={userId} onClose={close} onBlocked={onBlocked} />
      )}
    </>
  );
}
