import { html, type Markup } from '../../platform/html/markup.js';
import { formPage } from '../inbox/form-page.js';
import type { FlightChanges } from './flight-changes.js';

export interface FlightsPage {
  changed: Map<string, FlightChanges>;
  /** What was typed, when it cannot be used. */
  typed?: Record<string, string>;
  fault?: string;
}

const states = {
  '': 'What the clock says',
  scheduled: 'Not yet boarding',
  boarding: 'Boarding',
  departed: 'In the air',
  landed: 'Landed',
  cancelled: 'Cancelled',
  diverted: 'Diverted',
};
const inTimetable = { '': 'As before', true: 'No longer', false: 'There again' };
const deliveries = {
  send: 'Delivered',
  twice: 'Delivered twice',
  late: 'Delivered 20 seconds late',
  lie: 'Says something else',
  lose: 'Lost',
};
const providers = {
  up: 'Answers',
  slow: 'Answers after 5 seconds',
  down: 'Does not answer',
  quota: 'Its quota is spent',
};
export type ProviderState = keyof typeof providers;

/** What the airlines are to say, for testers. */
export const flightsPage = (page: FlightsPage, styles: string[]): string =>
  formPage(
    'Sandbox flights',
    styles,
    html`<p class="soft">
        What the airlines say of a flight on its day. Trips show it from 24 hours before the departure on.
        Changes of the timetable count weeks ahead: trips are compared with it day by day.
      </p>
      ${changeForm(page)}
      <h2>Changed flights</h2>
      ${list(page)}
      <h2>The provider</h2>
      ${providerForm}`,
  );

const changeForm = ({ typed = {}, fault }: FlightsPage): Markup => {
  const text = (name: string, label: string, hint = '') =>
    html`<p>
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${typed[name] ?? ''}"
        placeholder="${hint}"
        autocomplete="off"
      />
    </p>`;
  return html`<form class="connect" method="post" action="/sandbox/flights" novalidate>
    ${fault && html`<p class="fault" role="alert">${fault}</p>`}
    ${text('number', 'Number of the airline that flies it', 'AI102')}
    ${text('day', 'Day of the departure there', '2027-03-04')}
    ${select('state', 'State', states, typed['state'])}
    ${text('delayMinutes', 'Minutes late', '95')}${text('gate', 'Gate', 'B22')}
    ${text('terminal', 'Terminal', '4')}${text('belt', 'Belt', '7')}
    ${text('movedMinutes', 'Minutes later in the timetable', '75')}
    ${select('withdrawn', 'In the timetable of that day', inTimetable, typed['withdrawn'])}
    ${select('events', 'The event about it is', deliveries, typed['events'])}
    <button type="submit">Change the flight</button>
  </form>`;
};

const select = (name: string, label: string, options: Record<string, string>, chosen?: string): Markup =>
  html`<p>
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${Object.entries(options).map(
        ([value, words]) =>
          html`<option value="${value}" ${value === chosen && html`selected`}>${words}</option>`,
      )}
    </select>
  </p>`;

const list = ({ changed }: FlightsPage): Markup =>
  changed.size
    ? html`<ul>
          ${[...changed].map(([key, changes]) => html`<li><b>${key}</b> ${wordsOf(changes)}</li>`)}
        </ul>
        <form class="connect" method="post" action="/sandbox/flights/none">
          <button type="submit">Take all changes back</button>
        </form>`
    : html`<p class="soft">None. Each flight is as its timetable says.</p>`;

const wordsOf = (changes: FlightChanges): string => {
  const { state, delayMinutes, gate, terminal, belt, movedMinutes, withdrawn } = changes;
  return [
    withdrawn && 'Not in the timetable',
    movedMinutes && `${movedMinutes} minutes later in the timetable`,
    state && states[state],
    delayMinutes !== undefined && `${delayMinutes} minutes late`,
    terminal && `Terminal ${terminal}`,
    gate && `Gate ${gate}`,
    belt && `Belt ${belt}`,
  ]
    .filter(Boolean)
    .join(' · ');
};

const providerForm = html`<form class="connect" method="post" action="/sandbox/flights/provider">
  ${select('state', 'What it does', providers)}
  <button type="submit">Set it</button>
</form>`;
