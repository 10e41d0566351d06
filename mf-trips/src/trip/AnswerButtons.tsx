import type { Match } from 'backend/contract/trips';
import { Button } from 'shared-ui';
import { useAgreeToTripMutation, useDeclineTripMutation } from '../api/trips';
import { sendAndTell } from './sendAndTell';

interface AnswerButtonsProps {
  trip: Match;
  size?: 'small';
}

/** Yes or no to a proposal of the other. */
export function AnswerButtons({ trip: { id, other }, size }: AnswerButtonsProps) {
  const [agree, agreeing] = useAgreeToTripMutation();
  const [decline, declining] = useDeclineTripMutation();
  const sayYes = () =>
    sendAndTell(() => agree(id).unwrap(), {
      title: 'You fly together',
      description: `${other.username} is told at once.`,
    });
  const sayNo = () =>
    sendAndTell(() => decline(id).unwrap(), {
      title: 'Declined',
      description: `${other.username} is told, without a reason.`,
    });
  return (
    <>
      <Button variant="primary" size={size} busy={agreeing.isLoading} onClick={sayYes}>
        Agree to fly together
      </Button>
      <Button variant="quiet" size={size} busy={declining.isLoading} onClick={sayNo}>
        Decline
      </Button>
    </>
  );
}
