import type { MatchDetails } from 'backend/contract/trips';
import type { DayStep } from 'backend/rules/trips';
import { UndoIcon } from 'shared-ui';
import { useTakeBackStepMutation } from '../api/trips';
import { sendAndTell } from '../trip/sendAndTell';
import { leavesFocusTo } from '../trip/leavesFocusTo';
import type { DoneStep } from './doneSteps';
import { stepsHeading, tapButton } from './stepFocus';
import styles from './StepList.module.css';
import { namedStep } from './tripDay';
import { words } from '../words';

interface TakeBackProps {
  trip: MatchDetails;
  step: DayStep;
  tapped: DoneStep;
  now: number;
  onDrop: (clientKey: string) => void;
}

export function TakeBack({ trip, step, tapped: { clientKey, takeBackUntil }, now, onDrop }: TakeBackProps) {
  const [takeBack, { isLoading }] = useTakeBackStepMutation();
  const left = takeBackUntil ? Date.parse(takeBackUntil) - now : 0;
  if (!clientKey && left <= 0) return null;
  // `now` is up to 15 seconds old: rounded up, a new step would have 11 minutes.
  const minutes = Math.max(1, Math.round(left / 60_000));
  const press = () => {
    if (isLoading) return;
    return clientKey
      ? onDrop(clientKey)
      : sendAndTell(() => takeBack({ id: trip.id, ...namedStep(trip, step) }).unwrap(), {
          title: words.takenBack,
          description: words.bothSeeIt,
        });
  };
  return (
    <button
      ref={leavesFocusTo(() => tapButton(step) ?? stepsHeading())}
      type="button"
      className={styles.takeBack}
      aria-disabled={isLoading}
      onClick={() => void press()}
    >
      <UndoIcon aria-hidden="true" />
      <span>{clientKey ? words.takeBack : words.takeBackLeft(minutes)}</span>
    </button>
  );
}
