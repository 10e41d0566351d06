import { Fragment } from 'react';
import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import type { Me } from 'backend/contract/account';
import type { DayStep } from 'backend/rules/trips';
import { Link } from 'react-router-dom';
import { ChevronRightIcon, HeartHandshakeIcon, PlaneIcon, WifiOffIcon, withParts } from 'shared-ui';
import { CancelledFlight } from '../flight/CancelledFlight';
import { FlightLine } from '../flight/FlightLine';
import { TightConnection } from '../flight/TightConnection';
import { TripPasses } from '../flight/TripPasses';
import { soonWords } from '../time/tripTimes';
import styles from './DayOfTravel.module.css';
import { FliesOnAlone } from './alone/FliesOnAlone';
import { landingAlone } from './alone/landingAlone';
import { HandOverThanks } from './HandOverThanks';
import { MissedConnection } from './MissedConnection';
import { namesOf } from './names';
import { NextStep } from './NextStep';
import { offeredStep } from './offeredStep';
import { doneSteps } from './doneSteps';
import { StepList } from './StepList';
import { flightAfterStay, StayAtStop } from './stay/StayAtStop';
import { flightNames, flightOfStep, keyOf, namedStep, stepsOf } from './tripDay';
import { useMetVibration } from './sign/useMetVibration';
import { CompanionLinks } from '../relay/CompanionLinks';
import { MissingLegs } from '../relay/MissingLegs';
import { isTakenOver } from './relay/otherSteps';
import { useTaps } from './useTaps';
import { WhatTheyWear } from './WhatTheyWear';
import { words } from '../words';

const bold = (text: string) => <b>{text}</b>;

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
  useMetVibration(trip.steps);
  const names = namesOf(trip, me, careCard);
  const done = doneSteps(trip, taps);
  const all = stepsOf(trip);
  const afterLast = all[all.findLastIndex((step) => done.has(keyOf(step))) + 1];
  const meeting = all.find(({ step }) => step === 'met')!;
  const handOver = all.at(-1)!;
  // A hand-over requires that the two have met.
  const ahead = afterLast?.step === 'handed_over' && !done.has(keyOf(meeting)) ? meeting : afterLast;
  const next = ahead && offeredStep(ahead, trip);
  const landing = landingAlone(trip);
  const tapStep = (step: DayStep) => tap(namedStep(trip, step));
  const { departure, arrival, id, hasCareCard } = trip;
  const flight = next && flightOfStep(trip, next);
  const flights = flightNames(trip, flight && next.leg);
  const soon = soonWords(flight ?? trip, now);
  const flightOn = next && flightAfterStay(next, trip, now);
  const followed = trip.legs?.filter(({ flightStatus }) => flightStatus) ?? [];
  const missing = !isOffline && <MissingLegs trip={trip} now={now} />;
  const missed = <MissedConnection trip={trip} names={names} careCard={careCard} now={now} />;
  const links = (
    <>
      {(hasCareCard || trip.role === 'seeking_help') && (
        <Link to={`/trips/${id}/care-card`} className={styles.more}>
          <HeartHandshakeIcon aria-hidden="true" />
          <span>
            {words.careCardOf(names.traveler)}
            <span className={styles.soft}>{careCard ? words.keptOnDevice : words.notFilledInYet}</span>
          </span>
          <ChevronRightIcon aria-hidden="true" />
        </Link>
      )}
      <Link to={`/trips/${id}?show=flight`} className={styles.more}>
        <PlaneIcon aria-hidden="true" />
        <span>{words.flightAndContact}</span>
        <ChevronRightIcon aria-hidden="true" />
      </Link>
      {/* The last one: it comes later, and must not move what the member is about to press. */}
      {!isOffline && <TripPasses trip={trip} now={now} />}
    </>
  );
  return (
    <div className={styles.day}>
      {next ? (
        <header className={styles.header}>
          <p className={styles.soon}>{flights ? words.soonFlight(soon, flights) : soon}</p>
          <h1 className={styles.title}>{words.fromTo(departure.city, arrival.city)}</h1>
          {trip.legs?.map((leg) => (
            <TightConnection key={`${leg.from}-${leg.date}`} leg={leg} />
          ))}
          {followed.map((leg) => (
            <Fragment key={`${leg.from}-${leg.date}`}>
              <FlightLine leg={leg} isNamed={trip.legs!.length > 1} />
              <CancelledFlight leg={leg} trip={trip} />
            </Fragment>
          ))}
        </header>
      ) : (
        <HandOverThanks
          trip={trip}
          names={names}
          saidBy={isTakenOver(trip) ? null : (done.get(keyOf(handOver))?.saidBy ?? null)}
          landing={landing && { step: landing, tapped: done.get(keyOf(landing)) }}
          now={now}
          onTap={tapStep}
        />
      )}
      {!next && names.viewer !== 'helper' && missed}
      {!next && missing}
      {next && !isOffline && <CompanionLinks trip={trip} />}
      {isOffline && (
        <p className={styles.offline} role="status">
          <WifiOffIcon aria-hidden="true" />
          <span>{withParts(words.dayOffline, { strong: bold })}</span>
        </p>
      )}
      <div className={styles.columns}>
        {next && (
          <div className={styles.side}>
            {missed}
            <FliesOnAlone trip={trip} names={names} />
            {flightOn ? (
              <StayAtStop flight={flightOn} trip={trip} names={names} careCard={careCard} />
            ) : (
              <NextStep
                step={next}
                trip={trip}
                names={names}
                careCard={careCard}
                onTap={() => tapStep(next)}
              />
            )}
            {missing}
          </div>
        )}
        <div className={styles.side}>
          <StepList
            trip={trip}
            names={names}
            done={done}
            next={next}
            now={now}
            onConfirm={tapStep}
            onDrop={drop}
          />
          {names.viewer !== 'helper' && !done.has(keyOf(meeting)) && !isOffline && (
            <WhatTheyWear trip={trip} names={names} careCard={careCard} />
          )}
          {next && links}
        </div>
        {!next && <div className={styles.side}>{links}</div>}
      </div>
    </div>
  );
}
