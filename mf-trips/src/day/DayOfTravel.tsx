import type { MatchDetails, SavedCareCard, StepName } from 'backend/contract/trips';
import type { Me } from 'backend/contract/account';
import { Link } from 'react-router-dom';
import { ChevronRightIcon, HeartHandshakeIcon, PlaneIcon, WifiOffIcon } from 'shared-ui';
import { soonWords } from '../time/tripTimes';
import styles from './DayOfTravel.module.css';
import { namesOf } from './names';
import { NextStep } from './NextStep';
import { StepList, type DoneStep } from './StepList';
import { needsBoth, stepNames } from './stepWords';
import { useTaps } from './useTaps';

interface DayOfTravelProps {
  trip: MatchDetails;
  careCard: SavedCareCard | null;
  me: Pick<Me, 'id' | 'username'>;
  now: number;
  isOffline: boolean;
}

/** The trip as a list of steps: one card is the next one. */
export function DayOfTravel({ trip, careCard, me, now, isOffline }: DayOfTravelProps) {
  const { taps, tap, drop } = useTaps(me.id, trip.id, trip.steps);
  const names = namesOf(trip, me, careCard);
  const done = new Map<StepName, DoneStep>();
  for (const { step, at, clientKey } of taps)
    done.set(step, { at, clientKey, takeBackUntil: null, saidBy: needsBoth(step) ? 'me' : null });
  for (const { step, at, takeBackUntil, byMe, byBoth } of trip.steps) {
    const isConfirmed = byBoth !== false || (!byMe && taps.some((waiting) => waiting.step === step));
    const saidBy = isConfirmed || !needsBoth(step) ? null : byMe ? 'me' : 'other';
    done.set(step, { at, clientKey: null, takeBackUntil, saidBy });
  }
  const lastDone = stepNames.findLastIndex((step) => done.has(step));
  const afterLast = stepNames[lastDone + 1];
  // A hand-over requires that the two have met.
  const next = afterLast === 'handed_over' && !done.has('met') ? 'met' : afterLast;
  const { departure, arrival, flightNumber, id, hasCareCard } = trip;
  return (
    <div className={styles.day}>
      <header className={styles.header}>
        <p className={styles.soon}>
          {soonWords(trip, now)}
          {flightNumber && `, flight ${flightNumber}`}
        </p>
        <h1 className={styles.title}>
          {departure.city} to {arrival.city}
        </h1>
      </header>
      {isOffline && (
        <p className={styles.offline} role="status">
          <WifiOffIcon aria-hidden="true" />
          <span>
            <b>No network.</b> Go on as usual, your taps are kept and sent later.
          </span>
        </p>
      )}
      <div className={styles.columns}>
        <NextStep
          step={next}
          number={next ? stepNames.indexOf(next) + 1 : stepNames.length}
          saidBy={done.get('handed_over')?.saidBy ?? null}
          trip={trip}
          names={names}
          careCard={careCard}
          onTap={() => next && tap(next)}
        />
        <div className={styles.side}>
          <StepList
            trip={trip}
            names={names}
            done={done}
            next={next}
            now={now}
            onConfirm={tap}
            onDrop={drop}
          />
          {(hasCareCard || trip.role === 'seeking_help') && (
            <Link to={`/trips/${id}/care-card`} className={styles.more}>
              <HeartHandshakeIcon aria-hidden="true" />
              <span>
                {names.traveler}’s care card
                <span className={styles.soft}>{careCard ? 'Kept on this device' : 'Not filled in yet'}</span>
              </span>
              <ChevronRightIcon aria-hidden="true" />
            </Link>
          )}
          <Link to={`/trips/${id}?show=flight`} className={styles.more}>
            <PlaneIcon aria-hidden="true" />
            <span>Flight and contact</span>
            <ChevronRightIcon aria-hidden="true" />
          </Link>
        </div>
      </div>
    </div>
  );
}
