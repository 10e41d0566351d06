import type { MatchDetails, TripLeg } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { isServed } from 'shell/host';
import { Button, ChatIcon, dayIn } from 'shared-ui';
import { flyingOf } from '../../companions/companions';
import { endOf as endOfPart, nameOf } from '../../companions/relayWords';
import { endOf } from '../../flight/CancelledFlight';
import { legOf } from '../tripDay';
import { words } from '../../words';

interface WayOnProps {
  trip: MatchDetails;
  /** Of the leg that is missed. */
  number: number;
  now: number;
}

/** To the companion of the next part, who may go along on a later flight, or else to who flies that way next. */
export function WayOn({ trip, number, now }: WayOnProps) {
  const leg = legOf(trip, { leg: number })!;
  const next = flyingOf(trip).find(({ matchId, legs }) => matchId !== trip.id && legs.includes(number));
  if (next && trip.role === 'seeking_help')
    return (
      <Button asChild>
        <Link to={`/trips/${next.matchId}`}>{words.onWith(nameOf(next), endOfPart(next, trip))}</Link>
      </Button>
    );
  if (next)
    return (
      next.person && (
        <Button asChild>
          <Link to={`/trips/${trip.id}/conversation`}>
            <ChatIcon aria-hidden="true" /> {words.writeToName(nameOf(next))}
          </Link>
        </Button>
      )
    );
  if (leg.beside || !isServed('/search')) return null;
  return (
    <Button asChild>
      <Link to={`/search?${searchFor(leg, trip, now)}`}>{words.whoFliesNext(endOf(leg, trip).city)}</Link>
    </Button>
  );
}

function searchFor(leg: TripLeg, trip: MatchDetails, now: number): URLSearchParams {
  const date = dayIn(now, leg.departure.timezone);
  return new URLSearchParams({ from: leg.from, to: endOf(leg, trip).code, date, type: 'helper' });
}
