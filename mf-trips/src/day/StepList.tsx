import type { MatchDetails } from 'backend/contract/trips';
import type { DayStep } from 'backend/rules/trips';
import { Card, CheckIcon, ClockIcon, dayIn, UndoIcon, VisuallyHidden } from 'shared-ui';
import { useTakeBackStepMutation } from '../api/trips';
import { sendAndTell } from '../trip/sendAndTell';
import { shortDay, timeIn } from '../time/zonedTime';
import type { DoneStep } from './doneSteps';
import { otherOf, type TripNames } from './names';
import styles from './StepList.module.css';
import { isTakenOver, otherParts } from './relay/otherSteps';
import { OtherSteps } from './relay/OtherSteps';
import { planOf, wordsOf } from './stepWords';
import { keyOf, namedStep, placesOf, stepsOf } from './tripDay';

interface StepListProps {
  trip: MatchDetails;
  names: TripNames;
  done: ReadonlyMap<string, DoneStep>;
  next: DayStep | undefined;
  now: number;
  onConfirm: (step: DayStep) => void;
  /** Takes back a tap that was not sent yet. */
  onDrop: (clientKey: string) => void;
}

export function StepList({ trip, names, done, next, now, onConfirm, onDrop }: StepListProps) {
  const { before, after } = otherParts(trip, names);
  return (
    <Card role="region" aria-labelledby="steps" className={styles.card}>
      <h2 id="steps" className={styles.title}>
        Steps
      </h2>
      <OtherSteps parts={before} />
      <ol className={styles.steps}>
        {stepsOf(trip).map((step) => {
          const key = keyOf(step);
          const tapped = done.get(key);
          const state = tapped ? 'done' : next && key === keyOf(next) ? 'next' : 'open';
          const plan = planOf(step, trip);
          const isHandOver = step.step === 'handed_over';
          return (
            <li
              key={key}
              className={styles.step}
              data-state={state}
              aria-current={state === 'next' && 'step'}
            >
              <span className={styles.mark} aria-hidden="true">
                {tapped && <CheckIcon />}
              </span>
              <div className={styles.words}>
                <p className={styles.name}>
                  {wordsOf(step, names, trip).name}
                  {tapped && <VisuallyHidden>, done</VisuallyHidden>}
                </p>
                {!tapped && plan && <p className={styles.soft}>{plan}</p>}
                {tapped && (
                  <>
                    <p className={styles.soft}>{timesOf(step, tapped.at, trip)}</p>
                    {tapped.clientKey && (
                      <p className={styles.kept}>
                        <ClockIcon aria-hidden="true" /> Kept, not sent yet
                      </p>
                    )}
                    <Said
                      by={isHandOver && isTakenOver(trip) ? null : tapped.saidBy}
                      other={(isHandOver && names.viewer === 'helper' && names.next) || otherOf(names)}
                      onConfirm={() => onConfirm(step)}
                    />
                    <TakeBack trip={trip} step={step} tapped={tapped} now={now} onDrop={onDrop} />
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <OtherSteps parts={after} />
    </Card>
  );
}

interface SaidProps {
  by: DoneStep['saidBy'];
  other: string;
  onConfirm: () => void;
}

function Said({ by, other, onConfirm }: SaidProps) {
  if (!by) return null;
  if (by === 'me') return <p className={styles.soft}>You say so. {other} has not said so yet.</p>;
  return (
    <>
      <p className={styles.soft}>{other} says so</p>
      <button type="button" className={styles.takeBack} onClick={onConfirm}>
        <CheckIcon aria-hidden="true" />
        <span>Yes, that is right</span>
      </button>
    </>
  );
}

interface TakeBackProps {
  trip: MatchDetails;
  step: DayStep;
  tapped: DoneStep;
  now: number;
  onDrop: (clientKey: string) => void;
}

function TakeBack({ trip, step, tapped: { clientKey, takeBackUntil }, now, onDrop }: TakeBackProps) {
  const [takeBack, { isLoading }] = useTakeBackStepMutation();
  const left = takeBackUntil ? Date.parse(takeBackUntil) - now : 0;
  if (!clientKey && left <= 0) return null;
  // `now` is up to 15 seconds old: rounded up, a new step would have 11 minutes.
  const minutes = Math.max(1, Math.round(left / 60_000));
  const press = () =>
    clientKey
      ? onDrop(clientKey)
      : sendAndTell(() => takeBack({ id: trip.id, ...namedStep(trip, step) }).unwrap(), {
          title: 'Taken back',
          description: 'Both of you see it.',
        });
  return (
    <button type="button" className={styles.takeBack} disabled={isLoading} onClick={() => void press()}>
      <UndoIcon aria-hidden="true" />
      <span>{clientKey ? 'Take back' : `Take back, ${minutes} min left`}</span>
    </button>
  );
}

/** '23:42 in Delhi, 12:12 in Chicago': where it happened first. */
function timesOf(step: DayStep, at: string, trip: MatchDetails): string {
  const instant = Date.parse(at);
  const { here, there } = placesOf(step, trip);
  const day = dayIn(instant, there.timezone);
  const isOtherDay = day !== dayIn(instant, here.timezone);
  const time = `${isOtherDay ? `${shortDay(day)}, ` : ''}${timeIn(instant, there.timezone)}`;
  return `${timeIn(instant, here.timezone)} in ${here.city}, ${time} in ${there.city}`;
}
