import { Link } from 'react-router-dom';
import type { SlotProps } from 'shell/host';
import { Button } from 'shared-ui';
import { useReviewPermissionQuery } from '../api/reviews';
import { words } from '../words';

/** Links from a tip to the review of the same person, if the sender may write one. */
export function RateLink({ userId, username }: SlotProps<'tip.thanks'>) {
  const { currentData: permission } = useReviewPermissionQuery(
    { userId },
    // The tip itself may be what allows it.
    { refetchOnMountOrArgChange: true },
  );
  if (!permission?.mayWrite) return null;
  const { listingId, matchId } = permission;
  const to = matchId ? `/trips/${matchId}` : listingId && `/listing/${listingId}?tab=review`;
  if (!to) return null;
  return (
    <Button asChild variant="helper">
      <Link to={to}>{words.rate(username)}</Link>
    </Button>
  );
}
