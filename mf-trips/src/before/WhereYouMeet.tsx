import { useState } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import { lazyCheck, useForm } from 'shell/forms';
import { sentenceOf } from 'shell/host';
import { Button, Card, Field, MapPinIcon, Notice, PencilIcon, TextInput } from 'shared-ui';
import { useChangeTripMutation } from '../api/trips';
import { meetingDay } from '../time/tripTimes';
import { shortDay } from '../time/zonedTime';
import styles from './TripCard.module.css';

export function WhereYouMeet({ trip }: { trip: MatchDetails }) {
  const [isChanging, setIsChanging] = useState(false);
  const { meetingPoint, meetingTime } = trip;
  const isAgreed = meetingPoint !== null || meetingTime !== null;
  return (
    <Card role="region" aria-labelledby="meet" className={styles.card}>
      <h2 id="meet" className={styles.title}>
        Where you meet
      </h2>
      {isAgreed && !isChanging && (
        <div className={styles.fact}>
          <MapPinIcon className={styles.pin} aria-hidden="true" />
          <div>
            <p className={styles.strong}>{meetingPoint ?? 'No place yet'}</p>
            <p>{meetingTime ? `${shortDay(meetingDay(trip))}, at ${meetingTime}` : 'No time yet'}</p>
          </div>
        </div>
      )}
      {isChanging ? (
        <MeetingForm trip={trip} onDone={() => setIsChanging(false)} />
      ) : (
        <>
          {!isAgreed && <p>Nothing is agreed yet. The information desk is easy to find.</p>}
          <Button size="small" className={styles.button} onClick={() => setIsChanging(true)}>
            <PencilIcon aria-hidden="true" /> {isAgreed ? 'Change place or time' : 'Agree on a place'}
          </Button>
        </>
      )}
    </Card>
  );
}

const rules = lazyCheck(async () => (await import('backend/contract/trips')).matchChange);

function MeetingForm({ trip, onDone }: { trip: MatchDetails; onDone: () => void }) {
  const { id, departure, meetingPoint, meetingTime, other } = trip;
  const [change, { error }] = useChangeTripMutation();
  const form = useForm({
    start: { meetingPoint: meetingPoint ?? '', meetingTime: meetingTime ?? '' },
    check: (typed) =>
      rules.check({ meetingPoint: typed.meetingPoint || null, meetingTime: typed.meetingTime || null }),
    async send(changes) {
      await change({ ...changes, id }).unwrap();
      onDone();
    },
    onRefused: () => undefined,
  });
  const desk = `Information desk, ${departure.name}`;
  return (
    <form {...form.element} className={styles.form}>
      <Field label="Place" hint="Terminal, entrance, gate" error={form.issues['meetingPoint']}>
        <TextInput {...form.input('meetingPoint')} onFocus={rules.warm} autoFocus />
      </Field>
      {form.values.meetingPoint === '' && (
        <Button size="small" className={styles.button} onClick={() => form.change({ meetingPoint: desk })}>
          At the information desk
        </Button>
      )}
      <Field label="Time" hint={`Local time in ${departure.city}`} error={form.issues['meetingTime']}>
        <TextInput {...form.input('meetingTime')} type="time" />
      </Field>
      {error && <Notice tone="error">Not saved. {sentenceOf(error, 'Try again.')}</Notice>}
      <p className={styles.soft}>{other.username} is told when it changes.</p>
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={form.isBusy}>
          Save
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
