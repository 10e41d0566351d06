import { missedNow, sharedLegs, type DayStep } from '../../legs/day-steps.js';
import type { Journey } from '../contract.js';
import { landingOf, legsOf } from '../journey-legs.js';
import { helperOn, journeySteps, nextHelper, partsOf, tapOf } from '../journey-parts.js';
import type { JourneyClock } from './journey-clock.js';

const anHour = 3_600_000;
/** After so long without a step the page says that there is no news. */
const quietHours = 3;

/** The step that was reached, in the order of the day. */
export const reachedStep = (journey: Journey): DayStep | undefined =>
  journeySteps(journey).findLast((step) => tapOf(journey, step));

const legOf = ({ legs }: Journey, { leg }: DayStep) => legs?.[leg - 1];
/** The airport where it happens. */
export function placeOf(journey: Journey, step: DayStep): Journey['arrival'] {
  const leg = legOf(journey, step);
  if (step.step === 'landed') return leg?.arrival ?? journey.arrival;
  if (step.step === 'handed_over')
    return partsOf(journey).length > 1 ? (leg?.arrival ?? journey.arrival) : journey.arrival;
  return leg?.departure ?? journey.departure;
}

/** Of several flights each is named: 'on board to Frankfurt'. */
function flightName(journey: Journey, step: DayStep): string {
  const leg = legOf(journey, step);
  return leg && sharedLegs(journey.legs).length > 1 ? ` to ${leg.arrival.city}` : '';
}

/** Who alone says that they have met, or that the traveler is with somebody else. */
function sayer(journey: Journey, step: DayStep): string | null {
  if (step.step !== 'met' && step.step !== 'handed_over') return null;
  return tapOf(journey, step)?.saidBy ?? null;
}

export const lastNews = ({ steps }: Journey): Date | null =>
  steps.length ? new Date(Math.max(...steps.map(({ at }) => Date.parse(at)))) : null;

/** The answer to the one question of this page. */
export function headline(journey: Journey, clock: JourneyClock): string {
  const { traveler } = journey;
  const missed = missedNow(journey);
  if (missed) return `${traveler} missed the connection in ${missedLeg(journey, missed).city}`;
  const last = reachedStep(journey);
  if (!last) return `${traveler} ${flies(journey, clock)}`;
  const said = sayer(journey, last);
  switch (last.step) {
    case 'at_airport':
      return `${traveler} is at the airport`;
    case 'met':
      return said
        ? `${said} says that they have met`
        : `${traveler} and ${helperOn(journey, last.leg)} have met`;
    case 'security':
      return `${traveler} is through security`;
    case 'boarded':
      return `${traveler} is on board${flightName(journey, last)}`;
    case 'landed':
      return `${traveler} has landed in ${placeOf(journey, last).city}`;
    case 'connected':
      return `${traveler} is through the connection in ${placeOf(journey, last).city}`;
    case 'handed_over':
      return `${said ? `${said} says that ` : ''}${traveler} ${isAt(journey, last, said)}`;
  }
}

/** With whom the traveler is after this companion. */
function isAt(journey: Journey, step: DayStep, said: string | null): string {
  const { isForSelf, sharedBy } = journey;
  const [next, { city }] = [nextHelper(journey, step), placeOf(journey, step)];
  if (next) return `is with ${next} in ${city}`;
  if (!isLastPart(journey, step)) return `and ${helperOn(journey, step.leg)} said goodbye in ${city}`;
  return isForSelf || said === sharedBy ? 'has arrived' : `is with ${sharedBy}`;
}

const isLastPart = (journey: Journey, { leg }: DayStep) => (partsOf(journey).at(-1)?.last ?? leg) <= leg;

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
  const { traveler } = journey;
  const missed = missedNow(journey);
  if (missed)
    return [
      `${missedLeg(journey, missed).flight} left without ${traveler}, says ${missed.saidBy}.`,
      'The next news comes when another flight is found.',
    ];
  const last = reachedStep(journey);
  const news = lastNews(journey);
  const isQuiet = news !== null && clock.now.getTime() - news.getTime() > quietHours * anHour;
  const quiet = isQuiet ? [`No news since ${clock.atNear(news)}.`] : [];
  if (!last) return [fliesAlong(journey), ...takeOffText(clock)];
  switch (last.step) {
    case 'at_airport':
      return [fliesAlong(journey), ...quiet];
    case 'boarded':
      return [together(journey, last), 'There is no network up there.', nextNews(journey, last, clock)];
    case 'handed_over':
      return [...afterHandOver(journey, last), ...(isLastPart(journey, last) ? [] : quiet)];
    default:
      return [together(journey, last), ...quiet];
  }
}

function together(journey: Journey, { leg }: DayStep): string {
  const parts = partsOf(journey);
  const first = parts.find(({ last }) => last >= leg)?.first ?? 1;
  const isTakenOver = parts.some(({ last }) => last === first - 1);
  const says = sayer(
    journey,
    isTakenOver ? { step: 'handed_over', leg: first - 1 } : { step: 'met', leg: first },
  );
  return says
    ? `${says} says that they are together.`
    : `${helperOn(journey, leg)} is with ${journey.traveler}.`;
}

function afterHandOver(journey: Journey, step: DayStep): string[] {
  const { sharedBy, isForSelf, helper } = journey;
  const [said, next, giver] = [sayer(journey, step), nextHelper(journey, step), helperOn(journey, step.leg)];
  if (next)
    return said ? [`${said === giver ? next : giver} has not said so yet.`] : [`Thank you, ${giver}.`];
  if (!isLastPart(journey, step)) return [`Thank you, ${giver}.`];
  if (said) return [`${said === giver ? sharedBy : giver} has not said so yet.`];
  return [
    isForSelf
      ? `${helper} ${isRelay(journey) ? 'were' : 'was'} on the same flight${isRelay(journey) ? 's' : ''}.`
      : `Thank you, ${helper}.`,
  ];
}

/** With several companions the family waits for the one flight, not for the last. */
function nextNews(journey: Journey, { leg }: DayStep, clock: JourneyClock): string {
  const [flight, place] = [legsOf(journey)[leg - 1], legsOf(journey)[leg - 1]?.arrival];
  const landing = isRelay(journey) ? flight && landingOf(flight) : clock.landing;
  if (!landing || landing <= clock.now) return 'The next news comes after the landing.';
  const times = isRelay(journey) && place ? clock.atStop(landing, place) : clock.atBoth(landing);
  return `The landing is planned for ${times}.`;
}

const isRelay = (journey: Journey) => partsOf(journey).length > 1;

/** `Anand flies along from Frankfurt.`, when she flies there alone. */
function fliesAlong(journey: Journey): string {
  const { helper, departure, arrival } = journey;
  const legs = legsOf(journey);
  if (isRelay(journey)) return `${partsOf(journey).map(flightsOf(legs)).join(', ')}.`;
  const [isFromStart, isToEnd] = [legs[0]?.with === 'both', legs.at(-1)?.with === 'both'];
  const from = isFromStart ? '' : ` from ${departure.city}`;
  return `${helper} flies along${from}${isToEnd ? '' : ` to ${arrival.city}`}.`;
}

/** `Anand flies along to Frankfurt`, `Meera from Frankfurt to Chicago` */
const flightsOf =
  (legs: Journey['legs'] = []) =>
  ({ helper, first, last }: ReturnType<typeof partsOf>[number]) => {
    const to = `to ${legs[last - 1]?.arrival.city}`;
    return first === 1
      ? `${helper} flies along ${to}`
      : `${helper} from ${legs[first - 1]?.departure.city} ${to}`;
  };

function takeOffText(clock: JourneyClock): string[] {
  const { takeOff, now } = clock;
  if (!takeOff) return ['The steps of the day appear here.'];
  if (takeOff > now) return [`Take-off is at ${clock.atBoth(takeOff)}.`];
  return [`Take-off was planned for ${clock.atBoth(takeOff)}.`, 'No news yet.'];
}

export function stepLabel(journey: Journey, step: DayStep): string {
  const { sharedBy, isForSelf } = journey;
  const [said, next] = [sayer(journey, step), nextHelper(journey, step)];
  const by = said ? `, says ${said}` : '';
  switch (step.step) {
    case 'at_airport':
      return 'At the airport';
    case 'met':
      return `Met ${helperOn(journey, step.leg)}${by}`;
    case 'security':
      return 'Through security';
    case 'boarded':
      return `On board${flightName(journey, step)}`;
    case 'landed':
      return `Landed in ${placeOf(journey, step).city}`;
    case 'connected':
      return `Through the connection in ${placeOf(journey, step).city}`;
    case 'handed_over':
      if (next) return `With ${next} in ${placeOf(journey, step).city}${by}`;
      if (!isLastPart(journey, step)) return `Goodbye to ${helperOn(journey, step.leg)}${by}`;
      return `${isForSelf ? 'Arrived' : `With ${sharedBy}`}${by}`;
  }
}
