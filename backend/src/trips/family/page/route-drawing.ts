import { instantAt } from '../../../listings/index.js';
import { html, type Markup } from '../../../platform/html/markup.js';
import type { Journey, JourneyLeg } from '../contract.js';
import { legsOf } from '../journey-legs.js';
import { landingOf } from '../../legs/tight-connections.js';
import { reachedStep } from './journey-texts.js';
import type { Shown } from './shown-journey.js';

const width = 160;
const ground = 28;
const margin = 6;

/** A bow for each flight, and a ring where planes are changed. The way behind the plane is a solid line. */
export function routeDrawing({ journey, clock }: Shown): Markup {
  const legs = legsOf(journey);
  const bow = (width - 2 * margin) / legs.length;
  const top = 24 / legs.length;
  const ends = [...legs.keys()].map((leg) => margin + (leg + 1) * bow);
  const way = `M${margin} ${ground}${ends.map((x) => `Q${x - bow / 2} ${ground - 2 * top} ${x} ${ground}`).join('')}`;
  const flown = flownPart(journey, legs, clock.now);
  const inBow = (flown * legs.length) % 1;
  const x = margin + flown * legs.length * bow;
  const y = ground - 4 * top * inBow * (1 - inBow);
  const height = legs.length > 1 ? 52 : 32;
  return html`<svg class="way" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    <path class="ahead" d="${way}" />
    <path class="flown" d="${way}" pathLength="1" stroke-dasharray="${flown} 1" />
    <circle class="from" cx="${margin}" cy="${ground}" r="3.5" />
    ${legs
      .slice(0, -1)
      .map(
        ({ to }, leg) =>
          html`<circle cx="${ends[leg]}" cy="${ground}" r="3.5" />
            <text x="${ends[leg]}" y="${ground + 22}" text-anchor="middle">${to}</text>`,
      )}
    <circle class="to" cx="${width - margin}" cy="${ground}" r="3.5" />
    <path
      class="plane"
      transform="translate(${x} ${y}) scale(1.1)"
      d="M9 0c0-1-1-1.6-2.4-1.6H2.4L-2-8h-2l2 6.400h-3.600L-7.400-4h-1.500l1 4-1 4h1.500l1.800-2.400H-2L-4 8h2l4.400-6.400h4.200C8 1.600 9 1 9 0z"
    />
  </svg>`;
}

/** From 0 to 1. In the air it goes by the clock, and without landing times it stays in the middle. */
function flownPart(journey: Journey, legs: JourneyLeg[], now: Date): number {
  const last = reachedStep(journey);
  if (!last) return 0;
  const before = last.leg - 1;
  if (last.step === 'landed' || last.step === 'handed_over') return last.leg / legs.length;
  if (last.step === 'boarded') return (before + progress(legs[before]!, now)) / legs.length;
  return before / legs.length;
}

function progress(leg: JourneyLeg, now: Date): number {
  const [from, to] = [takeOffOf(leg), landingOf(leg)?.getTime()];
  if (from === undefined || to === undefined) return 0.5;
  return Math.min(0.9, Math.max(0.1, (now.getTime() - from) / (to - from)));
}

const takeOffOf = ({ date, time, departure }: JourneyLeg): number | undefined =>
  time === null ? undefined : instantAt(date, time, departure.timezone).getTime();
