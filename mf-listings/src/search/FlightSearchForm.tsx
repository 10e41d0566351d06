import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { Button, Card, DateField, Field, LazyPart, TextInput, useToday } from 'shared-ui';
import { addressOf } from '../listing/addressOf';
import { AirportBox } from './AirportBox';
import { searched } from './useResultsFocus';
import { KnownFlight } from '../posting/fields/KnownFlight';
import { exampleFlight } from '../listing/trip';
import { dayIssue, routeIssue } from './filter';
import {
  flightOfSearch,
  flightSearchIssues,
  flightSearchPath,
  type FlightAction,
  type FlightSearchIssues,
} from './flightSearch';
import { words } from '../words';
import styles from './FlightSearchForm.module.css';
import { stopIssues, stopsText, stopValues, type StopValues } from './flightStops';
import type { LostTexts } from './searchIssues';
import { StopsWithoutScript } from './StopsWithoutScript';
import { useSearchDraft, type SearchDraft, type SearchedTrip } from './useSearchDraft';

const loadStopFields = () => import('../posting/fields/StopFields');

interface FlightSearchFormProps {
  action: FlightAction;
  filter: SearchedTrip;
  lost: LostTexts;
}

export function FlightSearchForm({ action, filter, lost }: FlightSearchFormProps) {
  const navigate = useNavigate();
  const day = useToday();
  const {
    draft: chosen,
    resets,
    change,
  } = useSearchDraft(filter, (wanted) => flightSearchPath(action, wanted));
  // Not part of the draft, because the first view has the server's day.
  const [clearedAt, setClearedAt] = useState<number>();
  const draft = { ...chosen, date: chosen.date || (clearedAt === resets ? '' : day) };
  const [issues, setIssues] = useState<FlightSearchIssues>(() => ({
    ...stopIssues(filter, draft.stops, day),
    ...lost.issues,
  }));
  const [typed, setTyped] = useState(lost.typed);
  const [hasPressed, setHasPressed] = useState(false);
  const [leftFlight, setLeftFlight] = useState('');
  const flightField = useRef<HTMLDivElement>(null);
  const focusFlight = () => flightField.current?.querySelector('input')?.focus();
  const texts = words.flightSearch[action];

  const set = (part: Partial<SearchDraft>) => {
    change(part);
    setTyped((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, ''])),
    }));
    const isChanged = (name: string) => name in part || ('stops' in part && name.startsWith('legs.'));
    setIssues((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !isChanged(name))));
  };
  const stops = { ...stopValues(draft.stops), date: draft.date, endDate: draft.endDate };
  const changeStops = (part: Partial<StopValues & { endDate: string }>) => {
    const { endDate, ...wanted } = { ...stops, ...part };
    set({ stops: stopsText(wanted), endDate });
  };
  const stopForm = {
    values: stops,
    issues,
    change: changeStops,
    field: (name: keyof typeof stops) => ({
      name,
      value: stops[name],
      onChange: (text: string) => changeStops({ [name]: text }),
      error: issues[name],
    }),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() =>
      setIssues(
        flightSearchIssues({
          ...draft,
          date: typed.date ? '' : draft.date,
          flight: typed.flight || draft.flight,
        }),
      ),
    );
    // A date field also shows issues of its own, like a day that has passed.
    const firstInvalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (firstInvalid) return firstInvalid.focus();
    change(draft);
    void navigate(flightSearchPath(action, draft), { replace: true, state: searched });
  };

  return (
    <Card>
      <form action={addressOf('/flight-search')} noValidate onSubmit={submit}>
        <input type="hidden" name="action" value={action} />
        <div key={resets} className={styles.fields}>
          <div ref={flightField}>
            <Field label={words.flightNumberOptional} error={issues.flight}>
              <TextInput
                name="flight"
                autoComplete="off"
                autoCapitalize="characters"
                placeholder={exampleFlight}
                value={typed.flight || draft.flight}
                onChange={({ target }) => set({ flight: target.value })}
                onBlur={() => setLeftFlight(draft.flight)}
              />
            </Field>
          </div>
          <Field label={texts.date} error={issues.date ?? dayIssue(draft.date, day)}>
            <DateField
              name="date"
              min={day}
              value={typed.date || draft.date}
              onChange={(date) => {
                set({ date, endDate: draft.endDate < date ? '' : draft.endDate });
                setClearedAt(date ? undefined : resets);
              }}
            />
          </Field>
          {leftFlight && leftFlight === draft.flight && !draft.stops && (
            <div className={styles.found}>
              <KnownFlight flight={leftFlight} into={flightOfSearch(draft, set)} onTaken={focusFlight} />
            </div>
          )}
          <AirportBox
            label={words.from}
            name="from"
            placeholder={words.departureAirport}
            error={issues.from}
            typedBefore={typed.from}
            value={draft.from}
            onChange={(from) => set({ from })}
          />
          <AirportBox
            label={words.to}
            name="to"
            placeholder={words.arrivalAirport}
            error={issues.to ?? routeIssue(draft)}
            typedBefore={typed.to}
            value={draft.to}
            onChange={(to) => set({ to })}
          />
          {action === 'find' && !draft.stops && (
            <Field label={words.toTravelDate}>
              <DateField
                name="endDate"
                placeholder={words.sameDay}
                min={draft.date || day}
                value={draft.endDate}
                onChange={(endDate) => set({ endDate })}
              />
            </Field>
          )}
          <div className={styles.stops}>
            <StopsWithoutScript issues={issues} />
            {draft.stops || hasPressed ? (
              <LazyPart
                load={loadStopFields}
                skeleton={
                  <Button size="small" busy>
                    {words.addStop}
                  </Button>
                }
              >
                {({ StopFields }) => (
                  <StopFields
                    form={stopForm}
                    hasTimes={false}
                    startsFocused={hasPressed && !stops['legs.0.to']}
                  />
                )}
              </LazyPart>
            ) : (
              <Button
                size="small"
                onClick={() => {
                  setHasPressed(true);
                  changeStops({ stops: '1', endDate: '', 'legs.1.date': draft.date });
                }}
              >
                {words.addStop}
              </Button>
            )}
          </div>
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {texts.button}
          </Button>
          <SwitchAction action={action} draft={draft} />
        </div>
      </form>
    </Card>
  );
}

/** Links to the other form and takes the values along. */
function SwitchAction({ action, draft }: { action: FlightAction; draft: SearchDraft }) {
  const other = action === 'find' ? 'offer' : 'find';
  return (
    <Link to={flightSearchPath(other, draft)} className={styles.switch}>
      {words.flightSearch[action].other}
    </Link>
  );
}
