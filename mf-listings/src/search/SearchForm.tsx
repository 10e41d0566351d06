import { addressOf } from '../listing/addressOf';
import { ButtonOrLink } from '../listing/ButtonOrLink';
import type { SearchFilter } from '../listing/filterQuery';
import { useRef, useState, type ComponentType, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, DateField, Field, Select, TextInput, useToday } from 'shared-ui';
import { unknownAirport } from '../airports/unknownAirport';
import { AirportBox } from './AirportBox';
import { dayIssue, flightIssue, readStopFilter, routeIssue, searchPath } from './filter';
import type { FiltersProps } from './Filters';
import { searched } from './useResultsFocus';
import { tripIssues, unwrittenDay, type LostTexts } from './searchIssues';
import { words } from '../words';
import styles from './SearchForm.module.css';
import { StopBoxes, stopsOf } from './StopBoxes';
import { filterOf, useSearchDraft, type SearchDraft } from './useSearchDraft';

interface SearchFormProps {
  filter: SearchFilter;
  /** Comes with a button that resets them. */
  filters?: ComponentType<FiltersProps>;
  onSearch?: () => void;
  /** What cannot be searched for in the address, and its texts. */
  lost?: LostTexts;
}

const nothingLost: LostTexts = { issues: {}, typed: {} };

export function SearchForm({ filter, filters: Filters, onSearch, lost = nothingLost }: SearchFormProps) {
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const { draft, resets, change, clear } = useSearchDraft(filter);
  const [issues, setIssues] = useState(lost.issues);
  const [texts, setTexts] = useState(lost.typed);
  const form = useRef<HTMLFormElement>(null);
  const today = useToday();

  const set = (part: Partial<SearchDraft>) => {
    change(part);
    const noIssues = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]));
    setIssues((current) => ({ ...current, ...noIssues }));
    setTexts((current) => ({ ...current, ...noIssues }));
  };
  /** False when a field has an issue. */
  const search = (wanted: SearchDraft, isSubmitted = false): boolean => {
    const typed = new FormData(form.current ?? undefined);
    const airportIssue = (name: 'from' | 'to') =>
      !wanted[name] && typed.get(name) ? unknownAirport : undefined;
    const stops = stopsOf(wanted);
    const typedStops = typed
      .getAll('stops')
      .filter((text) => typeof text === 'string' && !readStopFilter(text));
    const hasUnknownStop = typedStops.some((text, index) => text && !stops[index]);
    const impossible = tripIssues(filterOf(wanted), today);
    flushSync(() =>
      setIssues({
        from: airportIssue('from') ?? impossible.from,
        to: airportIssue('to') ?? impossible.to,
        date: !wanted.date && texts.date ? unwrittenDay : impossible.date,
        flight: flightIssue(wanted.flight || (texts.flight ?? '')),
        stops: hasUnknownStop ? unknownAirport : impossible.stops,
      }),
    );
    const firstInvalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    firstInvalid?.focus();
    if (firstInvalid) return false;
    const path = searchPath(filterOf(wanted));
    void navigate(path, { replace: path === pathname + query, ...(isSubmitted && { state: searched }) });
    return true;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (search(draft, true)) onSearch?.();
  };
  const narrowDown = (part: Partial<SearchDraft>) => {
    change(part);
    search({ ...draft, ...part });
  };
  const reset = () => {
    clear();
    setIssues({});
    setTexts({});
    void navigate('/search');
  };

  return (
    <form
      ref={form}
      role="search"
      action={addressOf('/search')}
      noValidate
      className={styles.form}
      onSubmit={submit}
    >
      <div key={resets} className={styles.bar}>
        <AirportBox
          className={styles.airport}
          label={words.from}
          name="from"
          error={issues.from}
          typedBefore={texts.from}
          value={draft.from}
          onChange={(from) => set({ from })}
        />
        <AirportBox
          className={styles.airport}
          label={words.to}
          name="to"
          error={issues.to ?? routeIssue(draft)}
          typedBefore={texts.to}
          value={draft.to}
          onChange={(to) => set({ to })}
        />
        <Field
          label={words.travelDate}
          error={issues.date ?? dayIssue(draft.date, today)}
          className={styles.date}
        >
          <DateField
            name="date"
            min={today}
            placeholder={words.anyDayInField}
            value={draft.date || (texts.date ?? '')}
            onChange={(date) => set({ date, endDate: '' })}
          />
        </Field>
        <Field label={words.flightNumber} error={issues.flight} className={styles.flight}>
          <TextInput
            name="flight"
            autoComplete="off"
            autoCapitalize="characters"
            placeholder={words.anyFlight}
            value={draft.flight || (texts.flight ?? '')}
            onChange={({ target }) => set({ flight: target.value })}
          />
        </Field>
        <Field label={words.lookingFor} className={styles.type}>
          <Select name="type" value={draft.type} onChange={({ target }) => change({ type: target.value })}>
            <option value="">{words.allOptions}</option>
            <option value="helper">{words.amigosOnly}</option>
            <option value="seeking_help">{words.seekersOnly}</option>
          </Select>
        </Field>
        <Button type="submit" variant="primary" className={styles.search}>
          {words.search}
        </Button>
      </div>
      <StopBoxes
        key={`stops ${resets}`}
        draft={draft}
        error={issues.stops}
        typed={texts.stops ?? ''}
        onChange={(stops) => set({ stops })}
      />
      {Filters && (
        <>
          <Filters draft={draft} onChange={narrowDown} />
          <ButtonOrLink to="/search" variant="quiet" size="small" className={styles.reset} onClick={reset}>
            {words.resetFilters}
          </ButtonOrLink>
        </>
      )}
    </form>
  );
}
