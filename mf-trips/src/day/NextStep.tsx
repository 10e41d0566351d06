import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { sideOfMeeting, type DayStep } from 'backend/rules/trips';
import { Button, Card, CheckIcon, MapPinIcon, PeoplesWords, PlaneIcon } from 'shared-ui';
import { ownHandOvers, type HandOver } from '../companions/companions';
import { meetingAt } from '../companions/relayWords';
import { meetingTimeText } from '../time/meetings';
import { Calls } from './calls/Calls';
import { MissedButton } from './MissedConnection';
import type { TripNames } from './names';
import styles from './NextStep.module.css';
import { leadsNowhere, whatFlightSays } from './offeredStep';
import { LastNews } from './relay/LastNews';
import { idOfTap } from './stepFocus';
import { MeetingSign } from './sign/MeetingSign';
import { isOnTheWay, wordsOf } from './stepWords';
import { isOnAnotherFlight, keyOf, stepsOf } from './tripDay';
import { words } from '../words';

interface NextStepProps {
  step: DayStep;
  trip: MatchDetails;
  names: TripNames;
  careCard: SavedCareCard | null;
  onTap: () => void;
}

export function NextStep({ step, trip, names, careCard, onTap }: NextStepProps) {
  const { task, fact } = wordsOf(step, names, trip);
  const flight = whatFlightSays(step, trip);
  const all = stepsOf(trip);
  const number = all.findIndex((each) => keyOf(each) === keyOf(step)) + 1;
  const isBeforeMeeting = number <= all.findIndex((each) => each.step === 'met') + 1;
  const handOver = handOverAt(step, isBeforeMeeting, trip);
  const isStopped = leadsNowhere(step, trip);
  const isRebooked = isOnAnotherFlight(trip, step);
  const showsPlace = !isStopped && (isBeforeMeeting || Boolean(handOver));
  return (
    <Card role="region" aria-labelledby="step" className={styles.card}>
      <div>
        {!isRebooked && !isOnTheWay(step, names, trip) && (
          <p className={styles.number}>{words.stepOf(number, all.length)}</p>
        )}
        <h2 id="step" className={styles.title}>
          {isStopped ? flight : task}
        </h2>
      </div>
      {(handOver || isBeforeMeeting) && <LastNews trip={trip} names={names} handOver={handOver} />}
      {showsPlace && <MeetingPlace trip={trip} airport={handOver?.airport} />}
      {showsPlace && !handOver && (
        <p className={styles.number}>{ruleOfMeeting[sideOfMeeting(trip) ?? 'unknown']()}</p>
      )}
      {showsPlace && <MeetingSign trip={trip} names={names} careCard={careCard} handOver={handOver} />}
      {isStopped && <p>{words.askForAnotherFlight}</p>}
      {flight && !isStopped && (
        <p className={styles.flight}>
          <PlaneIcon aria-hidden="true" /> <span className={styles.strong}>{flight}</span>
        </p>
      )}
      <Button
        variant={isStopped || isRebooked ? undefined : 'primary'}
        wide
        id={idOfTap(step)}
        onClick={onTap}
      >
        <CheckIcon aria-hidden="true" /> {fact}
      </Button>
      <Calls trip={trip} careCard={careCard} names={names} handOver={handOver} />
      <MissedButton trip={trip} names={names} next={step} />
    </Card>
  );
}

/** Words of another language are loaded later than this file. */
const ruleOfMeeting = {
  after: () => words.meetAfterSecurity,
  before: () => words.meetBeforeSecurity,
  unknown: () => words.meetInPublic,
};

/** Where this helper takes over, or gives the traveler to the next one. */
function handOverAt({ step }: DayStep, isBeforeMeeting: boolean, trip: MatchDetails): HandOver | undefined {
  const { takes, gives } = ownHandOvers(trip);
  if (step === 'handed_over') return gives;
  return isBeforeMeeting ? takes : undefined;
}

interface MeetingPlaceProps {
  trip: MatchDetails;
  /** Of a hand-over; otherwise they meet where their first flight leaves. */
  airport: HandOver['airport'] | undefined;
}

function MeetingPlace({ trip, airport }: MeetingPlaceProps) {
  const { code, name } = airport ?? trip.departure;
  const meeting = meetingAt(trip, code);
  const when = meeting && meetingTimeText(meeting);
  return (
    <div className={styles.place}>
      <MapPinIcon aria-hidden="true" />
      <div>
        <p className={styles.strong}>
          {meeting?.place ? <PeoplesWords>{meeting.place}</PeoplesWords> : words.noMeetingPlace}
        </p>
        {when && <p>{when}</p>}
        {!meeting?.place && <p>{words.infoDeskOf(name)}</p>}
      </div>
    </div>
  );
}
