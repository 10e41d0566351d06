import type { MatchDetails } from 'backend/contract/trips';
import { Slot } from 'shell/host';
import { PartFailure } from 'shared-ui';
import { departureOf, keptUntil } from '../time/tripTimes';

const partFailure = (tryAgain: () => void) => <PartFailure onTryAgain={tryAgain} />;

const threeDays = 72 * 3_600_000;

interface TripPassesProps {
  trip: MatchDetails;
  now: number;
}

/** The boarding passes that the two showed. They can be shown from three days before the departure until three days after. */
export function TripPasses({ trip, now }: TripPassesProps) {
  const { id, passShown: shown, role, other, legs = [] } = trip;
  if (!shown) return null;
  const canShow = now >= departureOf(trip) - threeDays && now <= keptUntil(trip);
  if (!canShow && !shown.me && !shown.other) return null;
  const side = role === 'helper' ? 'helper' : 'seeker';
  const flights = legs.filter((leg) => leg.with === 'both' || leg.with === side);
  return (
    <Slot
      name="trip.passes"
      props={{ matchId: id, shown, otherName: other.username, flights, canShow }}
      failed={partFailure}
    />
  );
}
