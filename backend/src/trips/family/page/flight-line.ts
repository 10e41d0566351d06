import { html, type Markup } from '../../../platform/html/markup.js';
import { isolated } from '../../../platform/language/formats.js';
import type { JourneyLeg } from '../contract.js';
import { hasLanded, legsOf } from '../journey-legs.js';
import { markup } from './isolates.js';
import type { Shown } from './shown-journey.js';

type Status = NonNullable<JourneyLeg['flightStatus']>;

const isOver: ReadonlySet<Status['state']> = new Set(['landed', 'diverted', 'cancelled']);

/**
 * What the airline says of the flight with this number on its day, and when we knew it. Who was on board may say sooner
 * that it has landed.
 */
export function flightLine(shown: Shown, leg: JourneyLeg, number: number): Markup | false {
  const { flightStatus: status } = leg;
  const { steps } = shown.journey;
  if (!status) return false;
  if (!isOver.has(status.state) && hasLanded({ legs: legsOf(shown.journey), steps }, number)) return false;
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
