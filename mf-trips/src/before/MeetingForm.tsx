import type { MatchChange, MatchDetails } from 'backend/contract/trips';
import type { Meeting, NewMeeting } from 'backend/contract/trips/legs';
import { lazyCheck, useForm } from 'shell/forms';
import { sentenceOf } from 'shell/host';
import { Button, Field, Notice, Select, TextInput } from 'shared-ui';
import { useChangeTripMutation } from '../api/trips';
import { meetingAirports, type MeetingAirport } from '../companions/meetingAirports';
import { shortDay } from '../time/zonedTime';
import { words } from '../words';
import styles from './TripCard.module.css';

const rules = lazyCheck(async () => (await import('backend/contract/trips')).matchChange);

interface MeetingFormProps {
  trip: MatchDetails;
  meetings: Meeting[];
  /** Of the meeting that is changed; one more than there are for a new one. */
  index: number;
  onDone: () => void;
}

/** As the signs of airports say it: the other person may read another language, and the steps of the day follow it. */
const onSigns = {
  checkIn: 'Check-in',
  informationDesk: 'Information desk',
  afterSecurity: 'After security',
  gate: 'Gate',
  transferDesk: 'Transfer desk',
  arrivals: 'Arrivals',
  baggageClaim: 'Baggage claim',
};

const places: Record<MeetingAirport['kind'], (keyof typeof onSigns)[]> = {
  departure: ['checkIn', 'informationDesk', 'afterSecurity', 'gate'],
  stop: ['gate', 'transferDesk', 'informationDesk'],
  arrival: ['arrivals', 'baggageClaim', 'informationDesk'],
};

export function MeetingForm({ trip, meetings, index, onDone }: MeetingFormProps) {
  const { id, other } = trip;
  const known = meetings[index];
  const airports = meetingAirports(trip);
  const free = airports.find(({ code }) => !meetings.some(({ airport }) => airport === code));
  const start = airports.find(({ code }) => code === known?.airport) ?? free ?? airports[0]!;
  const [change, { error }] = useChangeTripMutation();
  // As the server names them in its issues.
  const nameOf = (part: string) => `meetings.${index}.${part}`;
  const names = {
    airport: nameOf('airport'),
    place: nameOf('place'),
    date: nameOf('date'),
    time: nameOf('time'),
  };
  const save = async (changed: NewMeeting[]) => {
    await change({ id, meetings: changed }).unwrap();
    onDone();
  };
  const form = useForm<string, MatchChange>({
    start: {
      [names.airport]: start.code,
      [names.place]: known?.place ?? '',
      [names.date]: known?.date ?? start.likelyDay,
      [names.time]: known?.time ?? '',
    },
    check: (typed) => {
      const next = {
        ...known,
        airport: typed[names.airport] ?? start.code,
        place: typed[names.place]?.trim() || null,
        date: typed[names.date] || null,
        time: typed[names.time] || null,
      };
      return rules.check({ meetings: [...meetings.slice(0, index), next, ...meetings.slice(index + 1)] });
    },
    send: ({ meetings: changed = [] }) => save(changed),
    onRefused: () => undefined,
  });
  const here = airports.find(({ code }) => code === form.values[names.airport]) ?? start;
  const day = form.values[names.date] ?? '';
  const days = here.days.includes(day) || !day ? here.days : [day, ...here.days];
  const hasIssues = Object.keys(form.issues).length > 0;
  return (
    <form {...form.element} className={styles.form}>
      <Field label={words.airport} error={form.issues[names.airport]}>
        <Select
          {...form.input(names.airport)}
          onChange={({ target: { value } }) => {
            const next = airports.find(({ code }) => code === value);
            form.change({ [names.airport]: value, [names.date]: next?.likelyDay ?? day });
          }}
        >
          {airports.map(({ code, city }) => (
            <option key={code} value={code} dir="auto">
              {city} ({code})
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.form}>
        <Field label={words.place} hint={words.placeHint} error={form.issues[names.place]}>
          <TextInput {...form.input(names.place)} onFocus={rules.warm} autoFocus />
        </Field>
        <div className={styles.buttons} role="group" aria-label={words.easyToFind}>
          {places[here.kind].map((place) => (
            <Button key={place} size="small" onClick={() => form.change({ [names.place]: onSigns[place] })}>
              {words.places[place]}
            </Button>
          ))}
        </div>
      </div>
      <Field label={words.day} hint={words.inCity(here.city)} error={form.issues[names.date]}>
        <Select {...form.input(names.date)}>
          {days.map((date) => (
            <option key={date} value={date}>
              {shortDay(date)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.time} hint={words.localTimeIn(here.city)} error={form.issues[names.time]}>
        <TextInput {...form.input(names.time)} type="time" />
      </Field>
      {error && !hasIssues && (
        <Notice tone="error">{words.notSavedWhy(sentenceOf(error, words.tryAgainNow))}</Notice>
      )}
      <p className={styles.soft}>{words.toldWhenItChanges(other.username)}</p>
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={form.isBusy}>
          {words.save}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
        {known && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => void save(meetings.filter((_, each) => each !== index)).catch(() => undefined)}
          >
            {words.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
