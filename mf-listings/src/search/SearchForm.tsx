import type { ListingFilter, Need } from 'backend/contract/listings';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, Chips, DateField, Field, Select, TextInput, today } from 'shared-ui';
import { needOptions, needsFilterLabel, readNeeds } from '../listing/needs';
import { AirportBox } from './AirportBox';
import { flightHint, readFlight, searchPath } from './filter';
import styles from './SearchForm.module.css';
import { filterOf, useSearchDraft, type SearchDraft } from './useSearchDraft';

interface SearchFormProps {
  filter: ListingFilter;
  isShort?: boolean;
  onSearch?: () => void;
}

export function SearchForm({ filter, isShort, onSearch }: SearchFormProps) {
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const { draft, resets, change, clear } = useSearchDraft(filter);
  const [flightError, setFlightError] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const search = (wanted: SearchDraft) => {
    const isInvalidFlight = wanted.flight.trim() !== '' && !readFlight(wanted.flight);
    if (isInvalidFlight) flushSync(() => setFlightError(flightHint));
    const firstInvalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (firstInvalid) return firstInvalid.focus();
    const path = searchPath(filterOf(wanted));
    void navigate(path, { replace: path === pathname + query });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(draft);
    onSearch?.();
  };
  const filterByNeeds = (codes: Need[]) => {
    const needs = codes.join(',');
    change({ needs });
    search({ ...draft, needs });
  };
  const reset = () => {
    clear();
    setFlightError('');
    void navigate('/search');
  };

  return (
    <form ref={form} role="search" noValidate className={styles.form} onSubmit={submit}>
      <div key={resets} className={styles.bar} data-short={isShort}>
        <AirportBox
          className={styles.airport}
          label="From"
          name="from"
          value={draft.from}
          onChange={(from) => change({ from })}
        />
        <AirportBox
          className={styles.airport}
          label="To"
          name="to"
          value={draft.to}
          onChange={(to) => change({ to })}
        />
        <Field label="Travel Date" className={styles.date}>
          <DateField
            name="date"
            min={today()}
            placeholder="Any day"
            value={draft.date}
            onChange={(date) => change({ date, endDate: '' })}
          />
        </Field>
        {!isShort && (
          <Field label="Flight Number" error={flightError} className={styles.flight}>
            <TextInput
              name="flight"
              autoComplete="off"
              autoCapitalize="characters"
              placeholder="Any flight"
              value={draft.flight}
              onChange={({ target }) => {
                change({ flight: target.value });
                setFlightError('');
              }}
            />
          </Field>
        )}
        <Field label="Looking for" className={styles.type}>
          <Select name="type" value={draft.type} onChange={({ target }) => change({ type: target.value })}>
            <option value="">All options</option>
            <option value="helper">Amigos only</option>
            <option value="seeking_help">Help seekers only</option>
          </Select>
        </Field>
        <Button type="submit" variant="primary" className={styles.search}>
          Search
        </Button>
      </div>
      {!isShort && (
        <Chips
          label={needsFilterLabel}
          name="needs"
          options={needOptions}
          chosen={readNeeds(draft.needs)}
          onChange={filterByNeeds}
        />
      )}
      {!isShort && (
        <Button variant="quiet" size="small" className={styles.reset} onClick={reset}>
          Reset Filters
        </Button>
      )}
    </form>
  );
}
