import { useState } from 'react';
import type { MyListing } from 'backend/contract/listings';
import { listText } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { useLazyProposedTripQuery } from '../../api/contact-requests';
import { words } from '../../words';
import styles from './RequestRow.module.css';

interface YesToFlyProps {
  listing: MyListing;
  matchId: number;
  username: string;
  busy: boolean;
  onYes: () => void;
}

/** The family's first yes says who flies with the traveler already: a second one makes another trip. */
export function YesToFly({ listing, matchId, username, busy, onYes }: YesToFlyProps) {
  const [read, reading] = useLazyProposedTripQuery();
  const [warning, setWarning] = useState<string | null>(null);
  const agreeOrWarn = async () => {
    const isFirst = listing.type === 'seeking_help' && !warning;
    const { data } = isFirst ? await read(matchId) : {};
    if (data?.flownAlready)
      setWarning(words.fliesItAlready(listText(data.flownAlready), data.flyer?.firstName ?? null));
    else onYes();
  };
  return (
    <>
      {warning && (
        <Notice tone="warning" role="status" className={styles.warning}>
          {warning}
        </Notice>
      )}
      <Button
        variant="primary"
        className={styles.share}
        aria-label={words.answerTo(words.yesFlyTogether, username)}
        busy={busy || reading.isFetching}
        onClick={agreeOrWarn}
      >
        {words.yesFlyTogether}
      </Button>
    </>
  );
}
