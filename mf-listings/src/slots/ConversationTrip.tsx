import { useMatchesWithQuery } from '../api/proposals';
import { ProposeTrip } from '../conversation-trip/ProposeTrip';
import { TripHead } from '../conversation-trip/TripHead';
import { mostRelevant } from '../conversation-trip/mostRelevant';

/** The head of a conversation: the trip with the other person, and what else the two can fly together. */
export function ConversationTrip({ otherUserId }: { otherUserId: number }) {
  const { currentData: matches } = useMatchesWithQuery(otherUserId);
  if (!matches) return null;
  const match = mostRelevant(matches);
  return (
    <>
      {match && <TripHead match={match} />}
      <ProposeTrip otherUserId={otherUserId} />
    </>
  );
}
