import type { MatchDetails, StepName } from 'backend/contract/trips';
import { Card, CheckIcon, ClockIcon, dayIn, UndoIcon, VisuallyHidden } from 'shared-ui';
import { useTakeBackStepMutation } from '../api/trips';
import { sendAndTell } from '../trip/sendAndTell';
import { shortDay, timeIn } from '../time/zonedTime';
import { otherOf, type TripNames } from './names';
import styles from './StepList.module.css';
import { stepNames, wordsOf } from './stepWords';

export interface DoneStep {
  at: string;
  /** Of a tap that was not sent yet. */
  clientKey: string | null;
  takeBackUntil: string | null;
  /** Who alone says so; null when it is a fact. */
  saidBy: 'me' | 'other' | null;
}

interface StepListProps {
  trip: MatchDetails;
  names: TripNames;
  done: ReadonlyMap<StepName, DoneStep>;
  next: StepName | undefined;
  now: number;
  onConfirm: (step: StepName) => void;
  /** Takes back a tap that was not sent yet. */
  onDrop: (clientKey: string) => void;
}

export function StepList({ trip, names, done, next, now, onConfirm, onDrop }: StepListProps) {
  return (
    <Card role="region" aria-labelledby="steps" className={styles.card}>
      <h2 id="steps" className={styles.title}>
        Steps
      </h2>
      <ol className={styles.steps}>
        {stepNames.map((step) => {
          const tapped = done.get(step);
          const state = tapped ? 'done' : step === next ? 'next' : 'open';
          return (
            <li
              key={step}
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
                {tapped && (
                  <>
                    <p className={styles.soft}>{timesOf(step, tapped.at, trip)}</p>
                    {tapped.clientKey && (
                      <p className={styles.kept}>
                        <ClockIcon aria-hidden="true" /> Kept, not sent yet
                      </p>
                    )}
                    <Said by={tapped.saidBy} names={names} onConfirm={() => onConfirm(step)} />
                    <TakeBack id={trip.id} step={step} tapped={tapped} now={now} onDrop={onDrop} />
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

interface SaidProps {
  by: DoneStep['saidBy'];
  names: TripNames;
  onConfirm: () => void;
}

function Said({ by, names, onConfirm }: SaidProps) {
  if (!by) return null;
  const other = otherOf(names);
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
  id: number;
  step: StepName;
  tapped: DoneStep;
  now: number;
  onDrop: (clientKey: string) => void;
}

function TakeBack({ id, step, tapped: { clientKey, takeBackUntil }, now, onDrop }: TakeBackProps) {
  const [takeBack, { isLoading }] = useTakeBackStepMutation();
  const left = takeBackUntil ? Date.parse(takeBackUntil) - now : 0;
  if (!clientKey && left <= 0) return null;
  // `now` is up to 15 seconds old: rounded up, a new step would have 11 minutes.
  const minutes = Math.max(1, Math.round(left / 60_000));
  const press = () =>
    clientKey
      ? onDrop(clientKey)
      : sendAndTell(() => takeBack({ id, step }).unwrap(), {
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
function timesOf(step: StepName, at: string, { departure, arrival }: MatchDetails): string {
  const instant = Date.parse(at);
  const isThere = step === 'landed' || step === 'handed_over';
  const [here, there] = isThere ? [arrival, departure] : [departure, arrival];
  const day = dayIn(instant, there.timezone);
  const isOtherDay = day !== dayIn(instant, here.timezone);
  const time = `${isOtherDay ? `${shortDay(day)}, ` : ''}${timeIn(instant, there.timezone)}`;
  return `${timeIn(instant, here.timezone)} in ${here.city}, ${time} in ${there.city}`;
}
