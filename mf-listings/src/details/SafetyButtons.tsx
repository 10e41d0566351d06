import { useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import { openBlock, openReport, useMe } from 'shell/host';
import { BanIcon, Button, FlagIcon } from 'shared-ui';

/** Report and block, for members, about other members. */
export function SafetyButtons({ listing, onBlocked }: { listing: Listing; onBlocked: () => void }) {
  const { me } = useMe();
  const [opening, setOpening] = useState<'report' | 'block' | null>(null);
  const { id: listingId, userId, username } = listing;
  if (!me || userId === null || userId === me.id) return null;
  const person = { id: userId, username };

  const report = async () => {
    setOpening('report');
    await openReport({ person, listingId });
    setOpening(null);
  };
  const block = async () => {
    setOpening('block');
    await openBlock({ person, onBlocked });
    setOpening(null);
  };
  return (
    <>
      <Button variant="quiet" size="small" busy={opening === 'report'} onClick={report}>
        <FlagIcon aria-hidden="true" /> Report
      </Button>
      <Button variant="quiet" size="small" busy={opening === 'block'} onClick={block}>
        <BanIcon aria-hidden="true" /> Block
      </Button>
    </>
  );
}
