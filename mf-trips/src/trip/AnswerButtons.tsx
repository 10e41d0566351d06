import type { Match } from 'backend/contract/trips';
import { Button } from 'shared-ui';
import { useAgreeToTripMutation, useDeclineTripMutation, useTakeBackDeclineMutation } from '../api/trips';
import { sendAndTell } from './sendAndTell';
import { useReturnedFocus } from './useReturnedFocus';
import { words } from '../words';

interface AnswerButtonsProps {
  trip: Match;
  size?: 'small';
}

/** Yes or no to a proposal of the other. */
export function AnswerButtons({ trip: { id, other }, size }: AnswerButtonsProps) {
  const [agree, agreeing] = useAgreeToTripMutation();
  const [decline, declining] = useDeclineTripMutation();
  const [takeBack] = useTakeBackDeclineMutation();
  const { button, returnFocus } = useReturnedFocus(`decline ${id}`);
  const sayYes = () =>
    sendAndTell(() => agree(id).unwrap(), {
      title: words.flyTogether,
      description: words.agreeHint(other.username),
    });
  const sayNo = () =>
    sendAndTell(
      () => decline(id).unwrap(),
      { title: words.declined, description: words.declineHint(other.username) },
      { undo: () => takeBack(id), onUndone: returnFocus },
    );
  return (
    <>
      <Button variant="primary" size={size} busy={agreeing.isLoading} onClick={sayYes}>
        {words.agree}
      </Button>
      <Button ref={button} variant="quiet" size={size} busy={declining.isLoading} onClick={sayNo}>
        {words.decline}
      </Button>
    </>
  );
}
