import type { Match } from 'backend/contract/trips';
import { Badge, BanIcon, ClockIcon } from 'shared-ui';

export function TripStatus({ trip: { status, proposedByMe, cancelled, other } }: { trip: Match }) {
  switch (status) {
    case 'agreed':
      return <Badge tone="good">Agreed</Badge>;
    case 'done':
      return <Badge tone="good">Flown together</Badge>;
    case 'declined':
      return <Badge icon={<BanIcon aria-hidden="true" />}>Declined</Badge>;
    case 'cancelled':
      return <Badge tone="bad">{cancelledBy(cancelled?.byMe, other.username)}</Badge>;
    case 'proposed':
      return (
        <Badge tone={proposedByMe ? 'neutral' : 'seeker'} icon={<ClockIcon aria-hidden="true" />}>
          {proposedByMe ? 'Waiting for an answer' : 'Waits for your answer'}
        </Badge>
      );
  }
}

function cancelledBy(byMe: boolean | null | undefined, other: string): string {
  if (byMe === undefined || byMe === null) return 'Cancelled';
  return byMe ? 'Cancelled by you' : `Cancelled by ${other}`;
}
