import type { StepName } from '../../contract.js';
import { daySteps, missedNow, sharedLegs, type DayStep } from '../../legs/day-steps.js';
import type { Journey } from '../contract.js';
import { legsOf } from '../journey-legs.js';
import type { JourneyClock } from './journey-clock.js';

const anHour = 3_600_000;
/** After so long without a step the page says that there is no news. */
const quietHours = 3;

export const tapOf = ({ steps }: Journey, { step, leg }: DayStep): Journey['steps'][number] | undefined =>
  steps.find((tap) => tap.step === step && (tap.leg ?? leg) === leg);

/** The step that was reached, in the order of the day. */
export const reachedStep = (journey: Journey): DayStep | undefined =>
  daySteps(journey).findLast((step) => tapOf(journey, step));
export const reached = (journey: Journey): StepName | undefined => reachedStep(journey)?.step;

const legOf = ({ legs }: Journey, { leg }: DayStep) => legs?.[leg - 1];
/** The airport where it happens. */
export function placeOf(journey: Journey, step: DayStep): Journey['arrival'] {
  const leg = legOf(journey, step);
  if (step.step === 'landed') return leg?.arrival ?? journey.arrival;
  return step.step === 'handed_over' ? journey.arrival : (leg?.departure ?? journey.departure);
}

/** Of several flights each is named: 'on board to Frankfurt'. */
function flightName(journey: Journey, step: DayStep): string {
  const leg = legOf(journey, step);
  return leg && sharedLegs(journey.legs).length > 1 ? ` to ${leg.arrival.city}` : '';
}

/** Who alone says that the two have met, or that the traveler has arrived. */
function sayer({ steps }: Journey, name: StepName): string | null {
  if (name !== 'met' && name !== 'handed_over') return null;
  return steps.find(({ step }) => step === name)?.saidBy ?? null;
}

export const lastNews = ({ steps }: Journey): Date | null =>
  steps.length ? new Date(Math.max(...steps.map(({ at }) => Date.parse(at)))) : null;

/** The answer to the one question of this page. */
export function headline(journey: Journey, clock: JourneyClock): string {
  const { traveler, helper, sharedBy, isForSelf } = journey;
  const missed = missedNow(journey);
  if (missed) return `${traveler} missed the connection in ${missedLeg(journey, missed).city}`;
  const last = reachedStep(journey);
  if (!last) return `${traveler} ${flies(journey, clock)}`;
  const said = sayer(journey, last.step);
  switch (last.step) {
    case 'at_airport':
      return `${traveler} is at the airport`;
    case 'met':
      return said ? `${said} says that they have met` : `${traveler} and ${helper} have met`;
    case 'security':
      return `${traveler} is through security`;
    case 'boarded':
      return `${traveler} is on board${flightName(journey, last)}`;
    case 'landed':
      return `${traveler} has landed in ${placeOf(journey, last).city}`;
    case 'connected':
      return `${traveler} is through the connection in ${placeOf(journey, last).city}`;
    case 'handed_over':
      if (said) return `${said} says that ${traveler} ${arrived(journey, said)}`;
      return isForSelf ? `${traveler} has arrived` : `${traveler} is with ${sharedBy}`;
  }
}

const arrived = ({ isForSelf, sharedBy }: Journey, said: string) =>
  isForSelf || said === sharedBy ? 'has arrived' : `is with ${sharedBy}`;

function missedLeg(journey: Journey, { leg }: { leg: number }) {
  const { departure, arrival } = journey.legs?.[leg - 1] ?? journey;
  return { city: departure.city, flight: `The flight to ${arrival.city}` };
}

function flies({ time }: Journey, { daysToGo, dayOfTravel }: JourneyClock): string {
  if (daysToGo < 0) return `was to fly on ${dayOfTravel}`;
  if (daysToGo > 1) return `flies on ${dayOfTravel}`;
  if (daysToGo === 1) return 'flies tomorrow';
  return time !== null && time >= '18:00' ? 'flies tonight' : 'flies today';
}

export function lead(journey: Journey, clock: JourneyClock): string[] {
  const { traveler, helper, sharedBy, isForSelf } = journey;
  const missed = missedNow(journey);
  if (missed)
    return [
      `${missedLeg(journey, missed).flight} left without ${traveler}, says ${missed.saidBy}.`,
      'The next news comes when another flight is found.',
    ];
  const otherThan = (said: string) => (said === helper ? sharedBy : helper);
  const saysMet = sayer(journey, 'met');
  const saysArrived = sayer(journey, 'handed_over');
  const together = saysMet ? `${saysMet} says that they are together.` : `${helper} is with ${traveler}.`;
  const news = lastNews(journey);
  const isQuiet = news !== null && clock.now.getTime() - news.getTime() > quietHours * anHour;
  const quiet = isQuiet ? [`No news since ${clock.atNear(news)}.`] : [];
  switch (reached(journey)) {
    case undefined:
      return [fliesAlong(journey), ...takeOffText(clock)];
    case 'at_airport':
      return [fliesAlong(journey), ...quiet];
    case 'boarded':
      return [together, 'There is no network up there.', nextNews(clock)];
    case 'handed_over':
      if (saysArrived) return [`${otherThan(saysArrived)} has not said so yet.`];
      return [isForSelf ? `${helper} was on the same flight.` : `Thank you, ${helper}.`];
    default:
      return [together, ...quiet];
  }
}

const nextNews = (clock: JourneyClock) =>
  clock.landing && clock.landing > clock.now
    ? `The landing is planned for ${clock.atBoth(clock.landing)}.`
    : 'The next news comes after the landing.';

/** `Anand flies along from Frankfurt.`, when she flies there alone. */
function fliesAlong(journey: Journey): string {
  const { helper, departure, arrival } = journey;
  const legs = legsOf(journey);
  const [isFromStart, isToEnd] = [legs[0]?.with === 'both', legs.at(-1)?.with === 'both'];
  const from = isFromStart ? '' : ` from ${departure.city}`;
  return `${helper} flies along${from}${isToEnd ? '' : ` to ${arrival.city}`}.`;
}

function takeOffText(clock: JourneyClock): string[] {
  const { takeOff, now } = clock;
  if (!takeOff) return ['The steps of the day appear here.'];
  if (takeOff > now) return [`Take-off is at ${clock.atBoth(takeOff)}.`];
  return [`Take-off was planned for ${clock.atBoth(takeOff)}.`, 'No news yet.'];
}

export function stepLabel(journey: Journey, step: DayStep): string {
  const { helper, sharedBy, isForSelf } = journey;
  const said = sayer(journey, step.step);
  const by = said ? `, says ${said}` : '';
  switch (step.step) {
    case 'at_airport':
      return 'At the airport';
    case 'met':
      return `Met ${helper}${by}`;
    case 'security':
      return 'Through security';
    case 'boarded':
      return `On board${flightName(journey, step)}`;
    case 'landed':
      return `Landed in ${placeOf(journey, step).city}`;
    case 'connected':
      return `Through the connection in ${placeOf(journey, step).city}`;
    case 'handed_over':
      return `${isForSelf ? 'Arrived' : `With ${sharedBy}`}${by}`;
  }
}
