import { useMatchesWithQuery } from '../api/proposals';
import { ProposeTrip } from '../proposals/ProposeTrip';
import { TripHead } from '../conversation/TripHead';
import { mostRelevant } from '../conversation/mostRelevant';

interface ConversationTripProps {
  otherUserId: number;
  canPropose?: boolean;
}

/** The head of a conversation: the trip with the other person, and what else the two can fly together. */
export function ConversationTrip({ otherUserId, canPropose = true }: ConversationTripProps) {
  const { currentData: matches } = useMatchesWithQuery(otherUserId);
  if (!matches) return null;
  const match = mostRelevant(matches);
  return (
    <>
      {match && <TripHead match={match} />}
      {canPropose && <ProposeTrip otherUserId={otherUserId} />}
    </>
  );
}
