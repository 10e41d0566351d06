import type { MatchDetails } from 'backend/contract/trips';
import type { DayStep } from 'backend/rules/trips';
import { Card, CheckIcon, ClockIcon, dayIn, VisuallyHidden } from 'shared-ui';
import { shortDay, timeIn } from '../time/zonedTime';
import { flightAlone, listedSteps } from './alone/landingAlone';
import { stepsOfOther, type DoneStep } from './doneSteps';
import { otherOf, type TripNames } from './names';
import { leavesFocusTo } from '../trip/leavesFocusTo';
import { stepsHeading } from './stepFocus';
import styles from './StepList.module.css';
import { isHandedOver, isTakenOver, otherParts } from './relay/otherSteps';
import { OtherSteps } from './relay/OtherSteps';
import { factOfOther, planOf, wordsOf } from './stepWords';
import { TakeBack } from './TakeBack';
import { isOnAnotherFlight, keyOf, placesOf } from './tripDay';
import { words } from '../words';

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
  const others = stepsOfOther(trip);
  return (
    <Card role="region" aria-labelledby="steps" className={styles.card}>
      <h2 id="steps" className={styles.title}>
        {words.steps}
      </h2>
      <OtherSteps parts={before} />
      <ol className={styles.steps}>
        {listedSteps(trip).map((step) => {
          const key = keyOf(step);
          const tapped = done.get(key);
          const other = others.get(key);
          const isNext = next && key === keyOf(next) && !isOnAnotherFlight(trip, step);
          const state = tapped ? 'done' : isNext ? 'next' : 'open';
          const plan = planOf(step, trip);
          const alone = flightAlone(step, trip, names);
          const companion = companionAt(step, trip, names);
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
                  {nameOf(step, names, trip)}
                  {tapped && <VisuallyHidden>{words.stepDone}</VisuallyHidden>}
                </p>
                {alone && <p className={styles.soft}>{alone}</p>}
                {!tapped && plan && <p className={styles.soft}>{plan}</p>}
                {!tapped && other && (
                  <>
                    <p className={styles.soft}>{factOfOther(step, names, trip)}</p>
                    <p className={styles.soft}>{timesOf(step, other, trip)}</p>
                  </>
                )}
                {tapped && (
                  <>
                    <p className={styles.soft}>{timesOf(step, tapped.at, trip)}</p>
                    {tapped.clientKey && (
                      <p className={styles.kept}>
                        <ClockIcon aria-hidden="true" /> {words.keptNotSent}
                      </p>
                    )}
                    <Said
                      by={companion?.saysSo ? null : tapped.saidBy}
                      other={(names.viewer === 'helper' && companion?.name) || otherOf(names)}
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

/** A later airport is named, as its landing may be further up. */
const nameOf = (step: DayStep, names: TripNames, trip: MatchDetails): string =>
  step.step === 'at_airport' && step.leg > 1
    ? words.atAirportIn(placesOf(step, trip).here.city)
    : wordsOf(step, names, trip).name;

/** Of a relay: the one before or after, who is there when the traveler changes hands. */
function companionAt({ step }: DayStep, trip: MatchDetails, { previous, next }: TripNames) {
  if (step === 'met') return { name: previous, saysSo: isHandedOver(trip) };
  return step === 'handed_over' ? { name: next, saysSo: isTakenOver(trip) } : undefined;
}

interface SaidProps {
  by: DoneStep['saidBy'];
  other: string;
  onConfirm: () => void;
}

function Said({ by, other, onConfirm }: SaidProps) {
  if (!by) return null;
  if (by === 'me') return <p className={styles.soft}>{words.youSaySo(other)}</p>;
  return (
    <>
      <p className={styles.soft}>{words.saysSo(other)}</p>
      <button ref={leavesFocusTo(stepsHeading)} type="button" className={styles.takeBack} onClick={onConfirm}>
        <CheckIcon aria-hidden="true" />
        <span>{words.yesThatIsRight}</span>
      </button>
    </>
  );
}

/** '23:42 in Delhi, 12:12 in Chicago': where it happened first. */
function timesOf(step: DayStep, at: string, trip: MatchDetails): string {
  const instant = Date.parse(at);
  const { here, there } = placesOf(step, trip);
  const day = dayIn(instant, there.timezone);
  const isOtherDay = day !== dayIn(instant, here.timezone);
  return words.series([
    words.timeInCity(timeIn(instant, here.timezone), here.city),
    isOtherDay && shortDay(day),
    words.timeInCity(timeIn(instant, there.timezone), there.city),
  ]);
}
