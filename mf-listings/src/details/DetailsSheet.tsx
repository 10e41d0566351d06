import { useState } from 'react';
import { Dialog } from 'shared-ui';
import { useListingQuery } from '../listing-cache';
import { sides } from '../pass/sides';
import { useDetails } from './useDetails';

/** The dialog itself. While it closes it still shows what it was about. */
export function DetailsSheet() {
  const { id, close } = useDetails();
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  const { data: listing } = useListingQuery(shown ?? 0, { skip: shown === null });
  return (
    <Dialog
      wide
      open={id !== null}
      onOpenChange={close}
      title={listing ? sides[listing.type].details : 'Details'}
    />
  );
}
