import type { Match } from 'backend/contract/trips';
import { Badge, BanIcon, ClockIcon } from 'shared-ui';
import { words } from '../words';

export function TripStatus({ trip }: { trip: Match }) {
  const { status, proposedByMe, cancelled, other } = trip;
  switch (status) {
    case 'agreed':
      return <Badge tone="good">{words.agreed}</Badge>;
    case 'done':
      return <Badge tone="good">{words.flownTogether}</Badge>;
    case 'declined':
      return <Badge icon={<BanIcon aria-hidden="true" />}>{words.declined}</Badge>;
    case 'cancelled':
      if (cancelled?.isTakenBack)
        return <Badge>{cancelled.byMe ? words.youTookBack : words.tookBack(other.username)}</Badge>;
      return <Badge tone="bad">{cancelledBy(cancelled?.byMe, other.username)}</Badge>;
    case 'proposed':
      return (
        <Badge tone={proposedByMe ? 'neutral' : 'seeker'} icon={<ClockIcon aria-hidden="true" />}>
          {proposedByMe ? waiting(trip) : words.waitsForYourAnswer}
        </Badge>
      );
  }
}

const waiting = ({ role, othersFly }: Match) =>
  role === 'helper' && othersFly === 'all' ? words.otherCompanionFound : words.waitingForAnswer;

function cancelledBy(byMe: boolean | null | undefined, other: string): string {
  if (byMe === undefined || byMe === null) return words.cancelled;
  return byMe ? words.cancelledByYou : words.cancelledBy(other);
}
