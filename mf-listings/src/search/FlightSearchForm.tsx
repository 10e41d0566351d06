import type { ListingFilter } from 'backend/contract/listings';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Card, DateField, Field, TextInput, today } from 'shared-ui';
import { AirportField } from '../airports/AirportField';
import { flightSearchPath, flightSearchWords, type FlightAction } from './flightSearch';
import { flightSearchFaults, type Faults } from './flightSearchFaults';
import styles from './FlightSearchForm.module.css';
import { OtherWay } from './OtherWay';
import { useDraft, type Draft } from './useSearchDraft';

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
    const found = flightSearchFaults(draft);
    setFaults(found);
    setAttempts(attempts + 1);
    if (Object.keys(found).length) return;
    void navigate(flightSearchPath(action, draft), { replace: true });
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
                placeholder="Same day"
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
