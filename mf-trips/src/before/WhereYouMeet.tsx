import { useState } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import type { Meeting } from 'backend/contract/trips/legs';
import { Button, Card, LazyPart, MapPinIcon, PanelSkeleton, PencilIcon, PeoplesWords } from 'shared-ui';
import { airportText, meetingsOf, meetingTimeText } from '../time/meetings';
import { words } from '../words';
import styles from './TripCard.module.css';

const loadForm = () => import('./MeetingForm');

/** Where the two meet: the first time, and wherever else one of them is expected. */
export function WhereYouMeet({ trip }: { trip: MatchDetails }) {
  const [changing, setChanging] = useState<number | null>(null);
  const meetings = meetingsOf(trip);
  const form = (
    <LazyPart load={loadForm} skeleton={<PanelSkeleton label={words.loadingForm} />}>
      {({ MeetingForm }) => (
        <MeetingForm trip={trip} meetings={meetings} index={changing ?? 0} onDone={() => setChanging(null)} />
      )}
    </LazyPart>
  );
  return (
    <Card role="region" aria-labelledby="meet" className={styles.card}>
      <h2 id="meet" className={styles.title}>
        {words.whereYouMeet}
      </h2>
      {meetings.map((meeting, index) =>
        index === changing ? (
          <div key={index}>{form}</div>
        ) : (
          <MeetingFact
            key={index}
            trip={trip}
            meeting={meeting}
            onChange={changing === null ? () => setChanging(index) : undefined}
          />
        ),
      )}
      {changing === meetings.length && form}
      {changing === null && !meetings.length && <p>{words.noPlaceHint}</p>}
      {changing === null && meetings.length < 6 && (
        <Button
          size="small"
          variant={meetings.length ? 'quiet' : 'secondary'}
          className={styles.button}
          onClick={() => setChanging(meetings.length)}
        >
          {!meetings.length && <PencilIcon aria-hidden="true" />}
          {meetings.length ? words.addPlace : words.agreeOnPlace}
        </Button>
      )}
    </Card>
  );
}

interface MeetingFactProps {
  trip: MatchDetails;
  meeting: Meeting;
  onChange: (() => void) | undefined;
}

function MeetingFact({ trip, meeting, onChange }: MeetingFactProps) {
  const { place, airport, from, to } = meeting;
  const where = airportText(trip, airport);
  return (
    <div className={styles.fact}>
      <MapPinIcon className={styles.pin} aria-hidden="true" />
      <div>
        <p className={styles.strong}>{place ? <PeoplesWords>{place}</PeoplesWords> : words.noPlaceYet}</p>
        <p>{meetingTimeText(meeting) ?? words.noTimeYet}</p>
        <p className={styles.soft}>{words.meetingFromTo(where, from ?? null, to ?? null)}</p>
        {onChange && (
          <Button
            size="small"
            className={styles.button}
            aria-label={words.changePlaceIn(where)}
            onClick={onChange}
          >
            <PencilIcon aria-hidden="true" /> {words.changePlace}
          </Button>
        )}
      </div>
    </div>
  );
}
