import { useState } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import type { Meeting } from 'backend/contract/trips/legs';
import { Button, Card, LazyPart, MapPinIcon, PanelSkeleton, PencilIcon } from 'shared-ui';
import { airportText, meetingsOf, meetingTimeText } from '../time/meetings';
import styles from './TripCard.module.css';

const loadForm = () => import('./MeetingForm');

/** Where the two meet: the first time, and wherever else one of them is expected. */
export function WhereYouMeet({ trip }: { trip: MatchDetails }) {
  const [changing, setChanging] = useState<number | null>(null);
  const meetings = meetingsOf(trip);
  const form = (
    <LazyPart load={loadForm} skeleton={<PanelSkeleton label="Loading the form" />}>
      {({ MeetingForm }) => (
        <MeetingForm trip={trip} meetings={meetings} index={changing ?? 0} onDone={() => setChanging(null)} />
      )}
    </LazyPart>
  );
  return (
    <Card role="region" aria-labelledby="meet" className={styles.card}>
      <h2 id="meet" className={styles.title}>
        Where you meet
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
      {changing === null && !meetings.length && (
        <p>Nothing is agreed yet. The information desk is easy to find.</p>
      )}
      {changing === null && meetings.length < 6 && (
        <Button
          size="small"
          variant={meetings.length ? 'quiet' : 'secondary'}
          className={styles.button}
          onClick={() => setChanging(meetings.length)}
        >
          {!meetings.length && <PencilIcon aria-hidden="true" />}
          {meetings.length ? 'Add another place' : 'Agree on a place'}
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
        <p className={styles.strong}>{place ?? 'No place yet'}</p>
        <p>{meetingTimeText(meeting) ?? 'No time yet'}</p>
        <p className={styles.soft}>
          {[where, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(', ')}
        </p>
        {onChange && (
          <Button
            size="small"
            className={styles.button}
            aria-label={`Change place or time in ${where}`}
            onClick={onChange}
          >
            <PencilIcon aria-hidden="true" /> Change place or time
          </Button>
        )}
      </div>
    </div>
  );
}
