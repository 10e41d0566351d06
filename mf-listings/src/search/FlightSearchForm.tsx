import type { ListingFilter } from 'backend/contract/listings';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, Card, DateField, Field, TextInput, today } from 'shared-ui';
import { AirportField } from '../airports/AirportField';
import { pathWith, readFlight } from './filter';
import { flightSearchWords, type FlightAction } from './flightSearch';
import styles from './FlightSearchForm.module.css';
import { useDraft, type Draft } from './useDraft';

type Faults = { [Name in keyof Draft]?: string };

export function FlightSearchForm({ action, filter }: { action: FlightAction; filter: ListingFilter }) {
  const navigate = useNavigate();
  const { draft, round, change } = useDraft({ ...filter, date: filter.date ?? today() });
  const [faults, setFaults] = useState<Faults>({});
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const words = flightSearchWords[action];

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const set = (part: Partial<Draft>) => {
    change(part);
    const mended = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]));
    setFaults((now) => ({ ...now, ...mended }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsIn(draft);
    setFaults(found);
    setAttempts(attempts + 1);
    if (Object.keys(found).length) return;
    navigate(pathFor(action, draft), { replace: true });
  };

  return (
    <Card>
      <form ref={form} noValidate onSubmit={submit}>
        <div key={round} className={styles.fields}>
          <AirportField
            label="From"
            name="from"
            placeholder="Departure airport"
            error={faults.from}
            value={draft.from}
            onChange={(from) => set({ from })}
          />
          <AirportField
            label="To"
            name="to"
            placeholder="Arrival airport"
            error={faults.to}
            value={draft.to}
            onChange={(to) => set({ to })}
          />
          <Field label={words.date} error={faults.date}>
            <DateField
              name="date"
              min={today()}
              value={draft.date}
              onChange={(date) => set({ date, endDate: draft.endDate < date ? '' : draft.endDate })}
            />
          </Field>
          {action === 'find' && (
            <Field label="To Travel Date (Optional)">
              <DateField
                name="endDate"
                min={draft.date || today()}
                value={draft.endDate}
                onChange={(endDate) => set({ endDate })}
              />
            </Field>
          )}
          <Field label="Flight Number (Optional)" error={faults.flight}>
            <TextInput
              name="flight"
              autoComplete="off"
              autoCapitalize="characters"
              placeholder="AA1234"
              value={draft.flight}
              onChange={({ target }) => set({ flight: target.value })}
            />
          </Field>
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {words.button}
          </Button>
          <OtherWay action={action} draft={draft} />
        </div>
      </form>
    </Card>
  );
}

/** Whoever came to the wrong side of the counter keeps what they have typed. */
function OtherWay({ action, draft }: { action: FlightAction; draft: Draft }) {
  const other = action === 'find' ? 'offer' : 'find';
  return (
    <Link to={pathFor(other, draft)} className={styles.other}>
      {other === 'offer' ? 'Flying anyway? Offer your help' : 'Need help yourself? Find an Amigo'}
    </Link>
  );
}

const pathFor = (action: FlightAction, { from, to, date, endDate, flight }: Draft) =>
  pathWith('/flight-search', {
    action,
    from,
    to,
    date,
    endDate: action === 'find' ? endDate : '',
    flight: readFlight(flight),
  });

function faultsIn({ from, to, date, flight }: Draft): Faults {
  return {
    ...(from.length < 3 && { from: 'Departure airport is required' }),
    ...(to.length < 3 && { to: 'Arrival airport is required' }),
    ...(!date && { date: 'Date is required' }),
    ...(flight.trim() && !readFlight(flight) && { flight: 'Enter a flight number like AA1234' }),
  };
}
