import type { Match } from 'backend/contract/trips';
import { useState } from 'react';
import { Button, Notice } from 'shared-ui';
import {
  useAgreeToTripMutation,
  useDeclineTripMutation,
  useLazyTripQuery,
  useTakeBackDeclineMutation,
} from '../api/trips';
import { fliesAlreadyText } from './fliesAlreadyText';
import { sendAndTell } from './sendAndTell';
import { useReturnedFocus } from './useReturnedFocus';
import { words } from '../words';

interface AnswerButtonsProps {
  trip: Match;
  size?: 'small';
  /** Where the page itself does not say it: a first yes shows who flies with the traveler already. */
  saysWhoFlies?: boolean;
}

/** Yes or no to a proposal of the other. */
export function AnswerButtons({ trip: { id, other, role }, size, saysWhoFlies }: AnswerButtonsProps) {
  const [read, reading] = useLazyTripQuery();
  const [warning, setWarning] = useState<string | null>(null);
  const [agree, agreeing] = useAgreeToTripMutation();
  const [decline, declining] = useDeclineTripMutation();
  const [takeBack] = useTakeBackDeclineMutation();
  const { button, returnFocus } = useReturnedFocus(`decline ${id}`);
  const sayYes = () =>
    sendAndTell(() => agree(id).unwrap(), {
      title: words.flyTogether,
      description: words.agreeHint(other.username),
    });
  const agreeOrWarn = async () => {
    const isFirst = saysWhoFlies && role === 'seeking_help' && !warning;
    const { data } = isFirst ? await read(id) : {};
    const text = data && fliesAlreadyText(data);
    if (text) setWarning(text);
    else await sayYes();
  };
  const sayNo = () =>
    sendAndTell(
      () => decline(id).unwrap(),
      { title: words.declined, description: words.declineHint(other.username) },
      { undo: () => takeBack(id), onUndone: returnFocus },
    );
  return (
    <>
      {warning && (
        <Notice tone="warning" role="status">
          {warning}
        </Notice>
      )}
      <Button
        variant="primary"
        size={size}
        busy={agreeing.isLoading || reading.isFetching}
        onClick={agreeOrWarn}
      >
        {words.agree}
      </Button>
      <Button ref={button} variant="quiet" size={size} busy={declining.isLoading} onClick={sayNo}>
        {words.decline}
      </Button>
    </>
  );
}
