import { html, type Markup } from '../../../platform/html/markup.js';
import type { JourneyLeg } from '../contract.js';
import { isMissed, legsOf } from '../journey-legs.js';
import { stepsOfLeft } from '../journey-parts.js';
import { dayOfLanding } from '../../texts/day-of-landing.js';
import { flightLine } from './flight-line.js';
import { markup } from './isolates.js';
import type { Shown } from './shown-journey.js';

/** Each flight with its local times. The pass of a direct trip says all of this but what the airline says. */
export function legList(shown: Shown): Markup | false {
  const { journey, words } = shown;
  const legs = legsOf(journey);
  if (legs.length < 2) return flightLine(shown, legs[0]!, 1);
  return html`<ol class="legs">
    ${legs.map(
      (leg, index) =>
        html`<li>
          <b>${markup(words.legs.way(leg.departure.city, leg.arrival.city))}</b>
          ${changeLine(shown, leg)} ${!isMissed(journey, index + 1) && html`<p>${timesOf(shown, leg)}</p>`}
          ${!isOfLeft(shown, index + 1) && html`<p>${markup(whoFlies(shown, leg))}</p>`}
          ${flightLine(shown, leg, index + 1)}
        </li>`,
    )}
  </ol>`;
}

/** Above the flight that it may cost. */
const changeLine = ({ words }: Shown, { minutesToChange: minutes, departure }: JourneyLeg) =>
  typeof minutes === 'number' &&
  html`<p class="flight" data-state="${minutes > 0 ? 'delayed' : 'cancelled'}">
    ${markup(minutes > 0 ? words.flight.tight(minutes, departure.city) : words.flight.leavesFirst(departure.city))}
  </p>`;

const isOfLeft = ({ journey }: Shown, number: number) =>
  stepsOfLeft(journey).some(({ leg }) => leg === number);

function whoFlies({ journey, words: { legs: words } }: Shown, leg: JourneyLeg): string {
  if (leg.with === 'both') return words.with(leg.helper ?? journey.helper);
  return leg.beside ? words.with(leg.beside) : words.alone(journey.traveler);
}

/** `Fri 01:30, lands 07:20`: the clocks of the two cities. */
function timesOf({ clock, words }: Shown, leg: JourneyLeg): string {
  const { date, time, arrivalDate, arrivalTime } = leg;
  const departs = clock.atPlace(date, time);
  if (!arrivalDate) return departs;
  const day = dayOfLanding(leg);
  const lands = day ? clock.atPlace(day, arrivalTime) : arrivalTime && clock.clock(arrivalTime);
  return lands ? words.legs.times(departs, lands) : departs;
}

export const toGoText = ({ words }: Shown, hours: number): string =>
  hours === 0 ? words.legs.soon : words.legs.toGo(hours);
