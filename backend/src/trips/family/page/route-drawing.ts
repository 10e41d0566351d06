import { html, type Markup } from '../../../platform/html/markup.js';
import type { Journey, StepName } from '../../contract.js';
import { sharedLegs } from '../../legs/day-steps.js';
import { reachedStep } from './journey-texts.js';

const width = 160;
const height = 32;

/** The part of the way, with each of its flights alike. */
function flownOf(journey: Journey): number {
  const last = reachedStep(journey);
  if (!last) return 0;
  const legs = sharedLegs(journey.legs);
  const before = legs.indexOf(last.leg);
  const ofThisLeg = { landed: 1, handed_over: 1, boarded: 0.5 } as Partial<Record<StepName, number>>;
  return (before + (ofThisLeg[last.step] ?? 0)) / legs.length;
}

/** The plane stands at the start, on the way or at the end. The way behind it is a solid line. */
export function routeDrawing(journey: Journey): Markup {
  const flown = flownOf(journey);
  const x = 6 + flown * (width - 12);
  const y = height - 4 - 4 * (height - 10) * flown * (1 - flown);
  const arc = `M6 ${height - 4}Q${width / 2} ${12 - height} ${width - 6} ${height - 4}`;
  return html`<svg class="way" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    <path class="ahead" d="${arc}" />
    <path class="flown" d="${arc}" pathLength="1" stroke-dasharray="${flown} 1" />
    <circle class="from" cx="6" cy="${height - 4}" r="3.5" />
    <circle class="to" cx="${width - 6}" cy="${height - 4}" r="3.5" />
    <path
      class="plane"
      transform="translate(${x} ${y}) scale(1.1)"
      d="M9 0c0-1-1-1.6-2.4-1.6H2.4L-2-8h-2l2 6.400h-3.600L-7.400-4h-1.500l1 4-1 4h1.500l1.800-2.400H-2L-4 8h2l4.400-6.400h4.200C8 1.600 9 1 9 0z"
    />
  </svg>`;
}
