import { useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import { openBlock, openReport, useMe } from 'shell/host';
import { BanIcon, Button, FlagIcon } from 'shared-ui';

export type SafetyAction = 'report' | 'block';

interface SafetyButtonsProps {
  listing: Listing;
  onBlocked: () => void;
  /** Opens the dialog of the shell. A dialog around the buttons has to close before that. */
  onOpen?: (action: SafetyAction, open: (onClosed: () => void) => Promise<void>) => void;
  /** The button that gets the focus, because its dialog has just closed. */
  focused?: SafetyAction | null;
}

/** Report and block, for members, about other members. */
export function SafetyButtons({ listing, onBlocked, onOpen, focused }: SafetyButtonsProps) {
  const { me } = useMe();
  const [loading, setLoading] = useState<SafetyAction | null>(null);
  const { id: listingId, userId, username } = listing;
  if (!me || userId === null || userId === me.id) return null;
  const person = { id: userId, username };

  const show = async (action: SafetyAction, open: (onClosed?: () => void) => Promise<void>) => {
    if (onOpen) return onOpen(action, open);
    setLoading(action);
    await open();
    setLoading(null);
  };
  const report = () => show('report', (onClosed) => openReport({ person, listingId, onClosed }));
  const block = () => show('block', (onClosed) => openBlock({ person, onBlocked, onClosed }));
  const button = (action: SafetyAction) => ({
    variant: 'quiet' as const,
    size: 'small' as const,
    busy: loading === action,
    autoFocus: focused === action,
  });
  return (
    <>
      <Button {...button('report')} onClick={report}>
        <FlagIcon aria-hidden="true" /> Report
      </Button>
      <Button {...button('block')} onClick={block}>
        <BanIcon aria-hidden="true" /> Block
      </Button>
    </>
  );
}
