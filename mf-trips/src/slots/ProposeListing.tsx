import { Link } from 'react-router-dom';
import type { SlotProps } from 'shell/host';
import { Button, Notice, PanelSkeleton } from 'shared-ui';
import { useMatchesWithQuery, useMatchOptionsQuery } from '../api/proposals';
import { Proposal } from '../proposals/Proposal';

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
      <Notice ref={focus} tone="good" tabIndex={-1} action={<Link to={`/trips/${trip.id}`}>Open trip</Link>}>
        {trip.status === 'agreed' ? 'You fly together.' : 'It is proposed.'}
      </Notice>
    );
  }
  if (options.currentData && matches.currentData) return <Notice>The days of this listing are over.</Notice>;
  if (options.isFetching || matches.isFetching) return <PanelSkeleton label="Loading the trip" />;
  const tryAgain = () => {
    void options.refetch();
    void matches.refetch();
  };
  return (
    <Notice tone="error" action={<Button onClick={tryAgain}>Try again</Button>}>
      The trip could not be loaded.
    </Notice>
  );
}
