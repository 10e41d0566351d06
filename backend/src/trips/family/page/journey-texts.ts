import { isSameStep, missedNow, sharedLegs, type DayStep } from '../../legs/day-steps.js';
import type { Journey } from '../contract.js';
import { legsOf } from '../journey-legs.js';
import { landingOf } from '../../legs/tight-connections.js';
import {
  helperOn,
  herSteps,
  journeySteps,
  landingAlone,
  nextHelper,
  partsOf,
  tapOf,
} from '../journey-parts.js';
import type { Shown } from './shown-journey.js';

const anHour = 3_600_000;
/** After so long without a step the page says that there is no news. */
const quietHours = 3;

/** The step that she has reached, in the order of the day. */
export const reachedStep = (journey: Journey): DayStep | undefined =>
  herSteps(journeySteps(journey)).findLast((step) => tapOf(journey, step));

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
function flightTo(journey: Journey, step: DayStep): string | null {
  const leg = legOf(journey, step);
  return leg && sharedLegs(journey.legs).length > 1 ? leg.arrival.city : null;
}

/** Who alone says that they have met, that the traveler was handed over, or what each of the two does alone. */
function sayer(journey: Journey, step: DayStep): string | null {
  const isHers = herSteps(journeySteps(journey)).some((each) => isSameStep(each, step));
  if (isHers && step.step !== 'met' && step.step !== 'handed_over') return null;
  return tapOf(journey, step)?.saidBy ?? null;
}

export const lastNews = ({ steps }: Journey): Date | null =>
  steps.length ? new Date(Math.max(...steps.map(({ at }) => Date.parse(at)))) : null;

/** The answer to the one question of this page. */
export function headline(shown: Shown): string {
  const { journey, words } = shown;
  const { traveler } = journey;
  const missed = missedNow(journey);
  if (missed) return words.headline.missed(traveler, missedLeg(journey, missed).departure.city);
  const last = reachedStep(journey);
  if (!last) return flies(shown);
  const [said, { city }] = [sayer(journey, last), placeOf(journey, last)];
  switch (last.step) {
    case 'at_airport':
      return words.headline.atAirport(traveler);
    case 'met':
      return said ? words.headline.saysMet(said) : words.headline.met(traveler, helperOn(journey, last.leg));
    case 'security':
      return words.headline.security(traveler);
    case 'boarded':
      return words.headline.boarded(traveler, flightTo(journey, last));
    case 'landed':
      return words.headline.landed(traveler, city);
    case 'connected':
      return words.headline.connected(traveler, city);
    case 'handed_over': {
      const fact = isWith(shown, last, said);
      return said ? words.headline.says(said, fact) : fact;
    }
  }
}

/** With whom the traveler is after this companion. */
function isWith({ journey, words }: Shown, step: DayStep, said: string | null): string {
  const { traveler, isForSelf, sharedBy } = journey;
  const [next, { city }] = [nextHelper(journey, step), placeOf(journey, step)];
  if (next) return words.headline.withNext(traveler, next, city);
  if (!hasArrived(journey, step)) return words.headline.goodbye(traveler, helperOn(journey, step.leg), city);
  return isForSelf || said === sharedBy
    ? words.headline.arrived(traveler)
    : words.headline.with(traveler, sharedBy);
}

const hasArrived = (journey: Journey, { leg }: DayStep) => legsOf(journey).length <= leg;

const missedLeg = (journey: Journey, { leg }: { leg: number }) => journey.legs?.[leg - 1] ?? journey;

function flies({ journey: { traveler, time }, clock, words }: Shown): string {
  const { daysToGo, dayOfTravel } = clock;
  if (daysToGo < 0) return words.headline.was(traveler, dayOfTravel);
  if (daysToGo > 1) return words.headline.onDay(traveler, dayOfTravel);
  if (daysToGo === 1) return words.headline.tomorrow(traveler);
  return time !== null && time >= '18:00' ? words.headline.tonight(traveler) : words.headline.today(traveler);
}

export function lead(shown: Shown): string[] {
  const { journey, clock, words } = shown;
  const { traveler } = journey;
  const missed = missedNow(journey);
  if (missed) {
    const { city } = missedLeg(journey, missed).arrival;
    return [words.lead.left({ city, traveler, saidBy: missed.saidBy }), words.lead.anotherFlight];
  }
  const last = reachedStep(journey);
  const news = lastNews(journey);
  const isQuiet = news !== null && clock.now.getTime() - news.getTime() > quietHours * anHour;
  const quiet = isQuiet ? [words.lead.quiet(clock.atNear(news))] : [];
  const arrived = arrivedBefore(shown, last);
  if (!last) return [fliesAlong(shown), ...takeOffTexts(shown, arrived.length > 0), ...arrived];
  switch (last.step) {
    case 'at_airport':
      return [fliesAlong(shown), ...quiet];
    case 'boarded':
      return [together(shown, last), words.lead.noNetwork, nextNews(shown, last)];
    case 'handed_over':
      return [afterHandOver(shown, last), ...afterGoodbye(shown, last, quiet), ...arrived];
    default:
      return isLandingAlone(journey, last)
        ? [words.lead.thanks(journey.helper)]
        : [together(shown, last), ...quiet];
  }
}

function isLandingAlone(journey: Journey, step: DayStep): boolean {
  const alone = landingAlone(journey);
  return alone !== undefined && isSameStep(step, alone);
}

/** Who is where she meets the next companion, when she comes there on a flight of her own. */
function arrivedBefore({ journey, clock, words }: Shown, last: DayStep | undefined): string[] {
  const steps = herSteps(journeySteps(journey));
  const next = steps[last ? steps.findIndex((step) => isSameStep(step, last)) + 1 : 0];
  if (next?.step !== 'met' || next.leg === 1) return [];
  const tap = tapOf(journey, { ...next, step: 'at_airport' });
  if (!tap) return [];
  const { city } = placeOf(journey, next);
  const landing = landingOf(legsOf(journey)[next.leg - 2]!);
  const isThere = tap.saidBy === journey.sharedBy && landing !== null && landing <= clock.now;
  if (isThere) return [words.lead.atAirportIn(journey.traveler, city)];
  const helper = helperOn(journey, next.leg);
  return tap.saidBy === null || tap.saidBy === helper ? [words.lead.atAirportIn(helper, city)] : [];
}

function together({ journey, words }: Shown, { leg }: DayStep): string {
  const parts = partsOf(journey);
  const first = parts.find(({ last }) => last >= leg)?.first ?? 1;
  const isTakenOver = parts.some(({ last }) => last === first - 1);
  const says = sayer(
    journey,
    isTakenOver ? { step: 'handed_over', leg: first - 1 } : { step: 'met', leg: first },
  );
  return says ? words.lead.saysTogether(says) : words.lead.together(helperOn(journey, leg), journey.traveler);
}

function afterHandOver({ journey, words: { lead: words } }: Shown, step: DayStep): string {
  const { sharedBy, isForSelf, helper } = journey;
  const [said, next, giver] = [sayer(journey, step), nextHelper(journey, step), helperOn(journey, step.leg)];
  if (next) return said ? words.notSaid(said === giver ? next : giver) : words.thanks(giver);
  if (!hasArrived(journey, step)) return words.thanks(giver);
  if (said) return words.notSaid(said === giver ? sharedBy : giver);
  if (!isForSelf) return words.thanks(helper);
  return isRelay(journey) ? words.sameFlights(helper) : words.sameFlight(helper);
}

/** Without a companion there are no more steps, so that their absence says nothing: the landing is next. */
function afterGoodbye({ journey, clock, words }: Shown, step: DayStep, quiet: string[]): string[] {
  if (hasArrived(journey, step)) return [];
  if (nextHelper(journey, step)) return quiet;
  const landing = landingOf(legsOf(journey).at(-1)!);
  return landing && landing > clock.now ? [words.lead.landing(clock.atBoth(landing))] : [];
}

/** With several companions the family waits for the one flight, not for the last. */
function nextNews({ journey, clock, words }: Shown, { leg }: DayStep): string {
  const [flight, place] = [legsOf(journey)[leg - 1], legsOf(journey)[leg - 1]?.arrival];
  const landing = isRelay(journey) ? flight && landingOf(flight) : clock.landing;
  if (!landing || landing <= clock.now) return words.lead.afterLanding;
  const times = isRelay(journey) && place ? clock.atStop(landing, place) : clock.atBoth(landing);
  return words.lead.landing(times);
}

const isRelay = (journey: Journey) => partsOf(journey).length > 1;

/** `Anand flies along from Frankfurt.`, when she flies there alone. */
function fliesAlong({ journey, words }: Shown): string {
  const { helper, departure, arrival } = journey;
  const legs = legsOf(journey);
  if (isRelay(journey)) return words.lead.relay(partsOf(journey).map(flightsOf(legs)));
  const [isFromStart, isToEnd] = [legs[0]?.with === 'both', legs.at(-1)?.with === 'both'];
  return words.lead.fliesAlong({
    helper,
    from: isFromStart ? null : departure.city,
    to: isToEnd ? null : arrival.city,
  });
}

/** `Anand flies along to Frankfurt`, `Meera from Frankfurt to Chicago` */
const flightsOf =
  (legs: ReturnType<typeof legsOf>) =>
  ({ helper, first, last }: ReturnType<typeof partsOf>[number]) => ({
    helper,
    from: first === 1 ? null : legs[first - 1]!.departure.city,
    to: legs[last - 1]!.arrival.city,
  });

function takeOffTexts({ clock, words }: Shown, hasNews: boolean): string[] {
  const { takeOff, now } = clock;
  if (!takeOff) return [words.lead.steps];
  if (takeOff > now) return [words.lead.takeOff(clock.atBoth(takeOff))];
  return [words.lead.takeOffWas(clock.atBoth(takeOff)), ...(hasNews ? [] : [words.lead.noNews])];
}

export function stepLabel(shown: Shown, step: DayStep): string {
  const said = sayer(shown.journey, step);
  const label = plainLabel(shown, step);
  return said ? shown.words.steps.by(label, said) : label;
}

function plainLabel({ journey, words: { steps: words } }: Shown, step: DayStep): string {
  const { sharedBy, isForSelf } = journey;
  const [next, { city }] = [nextHelper(journey, step), placeOf(journey, step)];
  switch (step.step) {
    case 'at_airport':
      return words.atAirport;
    case 'met':
      return words.met(helperOn(journey, step.leg));
    case 'security':
      return words.security;
    case 'boarded':
      return words.boarded(flightTo(journey, step));
    case 'landed':
      return words.landed(city);
    case 'connected':
      return words.connected(city);
    case 'handed_over':
      if (next) return words.withNext(next, city);
      if (!hasArrived(journey, step)) return words.goodbye(helperOn(journey, step.leg));
      return isForSelf ? words.arrived : words.with(sharedBy);
  }
}
