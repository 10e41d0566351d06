import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { meetsAfterSecurity, type DayStep } from 'backend/rules/trips';
import { Link } from 'react-router-dom';
import { boot, isServed } from 'shell/host';
import { Button, Card, ChatIcon, CheckIcon, MapPinIcon, PhoneIcon } from 'shared-ui';
import { ageWords } from 'shell/forms';
import { airportText, meetingsOf, meetingTimeText } from '../time/meetings';
import { phoneLink } from '../trip/phoneLink';
import { MissedButton } from './MissedConnection';
import type { TripNames } from './names';
import styles from './NextStep.module.css';
import { peopleToCall } from './peopleToCall';
import { Sign, type SoughtPerson } from './sign/Sign';
import { wordsOf } from './stepWords';
import { keyOf, stepsOf } from './tripDay';

interface NextStepProps {
  step: DayStep;
  trip: MatchDetails;
  names: TripNames;
  careCard: SavedCareCard | null;
  onTap: () => void;
}

export function NextStep({ step, trip, names, careCard, onTap }: NextStepProps) {
  const { helper, seeker, traveler, isForSelf, viewer } = names;
  // Family is not at the airport, and passes on what no care card shows.
  const showsSign = viewer !== 'family' || !careCard;
  const { task, fact } = wordsOf(step, names, trip);
  const all = stepsOf(trip);
  const number = all.findIndex((each) => keyOf(each) === keyOf(step)) + 1;
  const isBeforeMeeting = number <= all.findIndex((each) => each.step === 'met') + 1;
  const [toCall] = peopleToCall(trip, careCard, names);
  const nameOfOther = viewer === 'helper' ? seeker : helper;
  return (
    <Card role="region" aria-labelledby="step" className={styles.card}>
      <div>
        <p className={styles.number}>
          Step {number} of {all.length}
        </p>
        <h2 id="step" className={styles.title}>
          {task}
        </h2>
      </div>
      {isBeforeMeeting && <MeetingPlace trip={trip} />}
      {isBeforeMeeting && (
        <p className={styles.number}>
          Meet in public, {meetsAfterSecurity(trip) ? 'after' : 'before'} security.
        </p>
      )}
      {isBeforeMeeting && trip.sign && showsSign && (
        <Sign
          sign={trip.sign}
          traveler={viewer === 'family' ? traveler : undefined}
          lookFor={soughtPerson(trip, names, careCard)}
        >
          {viewer === 'helper' && !isForSelf && careCard
            ? `${traveler}’s care card`
            : `${trip.other.username}’s page`}{' '}
          shows the same.{' '}
          {viewer === 'family'
            ? `Tell ${traveler}, who meets ${helper} by it.`
            : `If not, ${toCall ? `call ${toCall.name}` : `write to ${nameOfOther}`}.`}
        </Sign>
      )}
      <Button variant="primary" wide onClick={onTap}>
        <CheckIcon aria-hidden="true" /> {fact}
      </Button>
      <Calls trip={trip} careCard={careCard} names={names} />
      <MissedButton trip={trip} names={names} next={step} />
    </Card>
  );
}

/** A member who asked for another traveler is not at the airport, so their picture would mislead. */
function soughtPerson(
  { other, flyer }: MatchDetails,
  { traveler, isForSelf, viewer }: TripNames,
  careCard: SavedCareCard | null,
): SoughtPerson {
  const face = { name: other.username, picture: other.profilePictureUrl };
  if (viewer !== 'helper') return face;
  const { wears, photo } = careCard ?? {};
  if (isForSelf) return { ...face, picture: photo ?? face.picture, wears };
  return { name: traveler, picture: photo ?? null, wears, ...(flyer && { age: ageWords[flyer.ageGroup] }) };
}

function MeetingPlace({ trip }: { trip: MatchDetails }) {
  const { departure } = trip;
  const [meeting] = meetingsOf(trip);
  const when = meeting && meetingTimeText(meeting);
  return (
    <div className={styles.place}>
      <MapPinIcon aria-hidden="true" />
      <div>
        <p className={styles.strong}>{meeting?.place ?? 'No meeting place is agreed'}</p>
        {when && <p>{when}</p>}
        {meeting && meeting.airport !== departure.code && <p>{airportText(trip, meeting.airport)}</p>}
        {!meeting?.place && <p>The information desk of {departure.name} is easy to find.</p>}
      </div>
    </div>
  );
}

function Calls({ trip, careCard, names }: Pick<NextStepProps, 'trip' | 'careCard' | 'names'>) {
  const people = peopleToCall(trip, careCard, names);
  return (
    <div className={styles.calls}>
      {people.map(({ name, phone }) => (
        <Button asChild key={phone}>
          <a href={phoneLink(phone)} aria-label={`Call ${name}`}>
            <PhoneIcon aria-hidden="true" /> {name}
          </a>
        </Button>
      ))}
      {people.length < 2 && !boot.offline && isServed('/messages') && (
        <Button asChild>
          <Link to={`/messages?to=${trip.other.id}`}>
            <ChatIcon aria-hidden="true" /> Message
          </Link>
        </Button>
      )}
    </div>
  );
}
