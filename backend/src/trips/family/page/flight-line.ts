import { html, type Markup } from '../../../platform/html/markup.js';
import { isolated } from '../../../platform/language/formats.js';
import type { JourneyLeg } from '../contract.js';
import { markup } from './isolates.js';
import type { Shown } from './shown-journey.js';

type Status = NonNullable<JourneyLeg['flightStatus']>;

/** What the airline says of a flight on its day, and when we knew it. */
export function flightLine(shown: Shown, leg: JourneyLeg): Markup | false {
  const { flightStatus: status } = leg;
  if (!status) return false;
  const { clock, words } = shown;
  const text = [stateText(shown, leg, status), ...placesOf(shown, status)].join(' · ');
  return html`<p class="flight" data-state="${status.state}">${markup(text)}</p>
    <p class="known">${markup(words.flight.knownAt(clock.atNear(new Date(status.knownAt))))}</p>`;
}

function stateText({ clock, words: { flight: words } }: Shown, leg: JourneyLeg, status: Status): string {
  const { departure, arrival } = leg;
  const leaves = clock.atStop(new Date(status.departs), departure);
  const lands = status.arrives && clock.atStop(new Date(status.arrives), arrival);
  switch (status.state) {
    case 'cancelled':
      return words.cancelled;
    case 'diverted':
      return words.diverted;
    case 'boarding':
      return words.boarding;
    case 'departed':
      return words.inTheAir(lands);
    case 'landed':
      return words.landed(lands);
    case 'delayed':
      return words.delayed(leaves, clock.timeAt(new Date(status.plannedDeparture), departure));
    case 'scheduled':
      return words.onTime(leaves);
  }
}

const placesOf = ({ words: { flight: words } }: Shown, { terminal, gate, belt, state }: Status): string[] =>
  [
    terminal && words.terminal(isolated(terminal)),
    gate && words.gate(isolated(gate)),
    state === 'landed' && belt && words.belt(isolated(belt)),
  ].filter((place) => typeof place === 'string');
