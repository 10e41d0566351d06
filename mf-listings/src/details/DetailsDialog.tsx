import { useEffect } from 'react';
import { usePart } from 'shared-ui';
import { Opening } from './Opening';
import { useDetails } from './useDetails';
import { useWarmUp } from '../loading/usePreload';

const loadSheet = () => import('./DetailsSheet');

/** Stands once on every page that calls `useDetails()`; what it shows is in a file of its own. */
export function DetailsDialog() {
  const details = useDetails();
  const { part, state, open, close } = usePart(loadSheet);
  const isWanted = details.id !== null;
  useWarmUp(loadSheet);

  useEffect(() => {
    if (isWanted && state === 'closed') void open();
    if (!isWanted && state === 'failed') close();
  });

  if (part) return <part.DetailsSheet />;
  return isWanted && <Opening isFailed={state === 'failed'} onTryAgain={open} onClose={details.close} />;
}
