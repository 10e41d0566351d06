import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, EmptyState, LetterDrawing } from 'shared-ui';
import { keptTrip } from '../device/keptTrips';
import { useTripMember } from '../device/useTripMember';
import { TripPageHead } from '../trip/TripPageHead';
import { words } from '../words';
import { namesOf } from './lastWords';
import { ThreadConversation } from './ThreadConversation';

const noEarlier = { isThere: false, isLoading: false, isError: false, onLoadMore: () => undefined };

/** Without a network: what the device keeps of the conversation. What is written waits. */
export function KeptThread({ id, className }: { id: number; className?: string | undefined }) {
  const me = useTripMember();
  const [kept] = useState(() => me && keptTrip(me.id, id));
  const { trip, thread } = kept ?? {};
  if (!me || !trip || !thread)
    return (
      <EmptyState
        level={1}
        drawing={<LetterDrawing />}
        title={words.conversationNotKept}
        action={
          <Button asChild>
            <Link to={trip ? `/trips/${id}` : '/trips'}>{trip ? words.theTrip : words.myTrips}</Link>
          </Button>
        }
      >
        {words.conversationNotKeptHint}
      </EmptyState>
    );
  const others = thread.people.filter(({ isMe, isMember }) => !isMe && isMember);
  return (
    <div className={className}>
      <TripPageHead
        back={{ to: `/trips/${id}`, label: words.fromTo(trip.departure.city, trip.arrival.city) }}
        title={words.everybodyOnTrip}
      >
        {others.length > 0 ? words.readLaterBy([words.you, ...namesOf(others)]) : words.readLater}
      </TripPageHead>
      <ThreadConversation
        id={id}
        me={me.id}
        pages={[thread]}
        notice={words.keptMessages}
        earlier={noEarlier}
      />
    </div>
  );
}
