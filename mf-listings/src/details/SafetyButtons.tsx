import { useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import { openBlock, openReport, useMe } from 'shell/host';
import { BanIcon, Button, FlagIcon } from 'shared-ui';
import { words } from '../words';

/** Report and block, for members. A guest can only be reported: there is no account to block. */
export function SafetyButtons({ listing, onBlocked }: { listing: Listing; onBlocked: () => void }) {
  const { me } = useMe();
  const [opening, setOpening] = useState<'report' | 'block' | null>(null);
  const { id: listingId, userId, username } = listing;
  if (!me || userId === me.id) return null;

  const report = async () => {
    setOpening('report');
    const person = userId === null ? { username } : { id: userId, username };
    await openReport({ person, listingId, onBlocked });
    setOpening(null);
  };
  const block = async (id: number) => {
    setOpening('block');
    await openBlock({ person: { id, username }, onBlocked });
    setOpening(null);
  };
  return (
    <>
      <Button variant="quiet" size="small" busy={opening === 'report'} onClick={report}>
        <FlagIcon aria-hidden="true" /> {words.report}
      </Button>
      {userId !== null && (
        <Button variant="quiet" size="small" busy={opening === 'block'} onClick={() => block(userId)}>
          <BanIcon aria-hidden="true" /> {words.block}
        </Button>
      )}
    </>
  );
}
