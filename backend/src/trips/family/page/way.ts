import { html, type Markup } from '../../../platform/html/markup.js';
import type { Journey, JourneyLeg } from '../contract.js';
import { legsOf } from '../journey-legs.js';
import { JourneyClock } from './journey-clock.js';

/** Each flight with its local times. The pass of a direct trip says all of this. */
export function legList(journey: Journey): Markup | false {
  const legs = legsOf(journey);
  if (legs.length < 2) return false;
  return html`<ol class="legs">
    ${legs.map(
      (leg) =>
        html`<li>
          <b>${leg.departure.city} to ${leg.arrival.city}</b>
          <p>${timesOf(leg)}</p>
          <p>${leg.with === 'both' ? `With ${leg.helper ?? journey.helper}` : `${journey.traveler} alone`}</p>
        </li>`,
    )}
  </ol>`;
}

/** `Fri 01:30, lands 07:20`: the clocks of the two cities. */
export function timesOf({ date, time, arrivalDate, arrivalTime }: JourneyLeg): string {
  const departs = JourneyClock.atPlace(date, time);
  if (!arrivalDate) return departs;
  const lands = arrivalDate === date ? arrivalTime : JourneyClock.atPlace(arrivalDate, arrivalTime);
  return `${departs}, lands ${lands}`;
}

export function toGoText(hours: number): string {
  if (hours === 0) return 'Less than an hour to go';
  return `About ${hours === 1 ? '1 hour' : `${hours} hours`} to go`;
}
