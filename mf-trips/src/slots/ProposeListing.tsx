import { Link } from 'react-router-dom';
import type { SlotProps } from 'shell/host';
import { Button, Notice, PanelSkeleton } from 'shared-ui';
import { useMatchesWithQuery, useMatchOptionsQuery } from '../api/proposals';
import { Proposal } from '../proposals/Proposal';
import { words } from '../words';

/** The button that was pressed is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Proposes this listing to a person, or leads to the trip that came of it. */
export function ProposeListing({ listingId, otherUserId }: SlotProps<'listing.proposal'>) {
  const fresh = { refetchOnMountOrArgChange: true };
  const options = useMatchOptionsQuery(otherUserId, fresh);
  const matches = useMatchesWithQuery(otherUserId, fresh);
  const option = options.currentData?.find((each) => each.listingId === listingId);
  if (option) return <Proposal option={option} otherUserId={otherUserId} isInline />;
  const trip = matches.currentData?.find(
    ({ listingId: id, status }) => id === listingId && (status === 'proposed' || status === 'agreed'),
  );
  if (trip) {
    return (
      <Notice
        ref={focus}
        tone="good"
        tabIndex={-1}
        action={<Link to={`/trips/${trip.id}`}>{words.openTrip}</Link>}
      >
        {trip.status === 'agreed' ? words.youFlyTogether : words.itIsProposed}
      </Notice>
    );
  }
  if (options.currentData && matches.currentData) return <Notice>{words.daysAreOver}</Notice>;
  if (options.isFetching || matches.isFetching) return <PanelSkeleton label={words.loadingTrip} />;
  const tryAgain = () => {
    void options.refetch();
    void matches.refetch();
  };
  return (
    <Notice tone="error" action={<Button onClick={tryAgain}>{words.tryAgain}</Button>}>
      {words.tripFailed}
    </Notice>
  );
}
