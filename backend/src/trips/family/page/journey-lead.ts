import { isSameStep, missedNow, type DayStep } from '../../legs/day-steps.js';
import { landingOf, takeOffOf } from '../../legs/tight-connections.js';
import type { Journey, JourneyLeg } from '../contract.js';
import { dayOfTakeOff, hasNotLeft, legsOf, staysBefore } from '../journey-legs.js';
import {
  helperOn,
  herSteps,
  journeySteps,
  landingAlone,
  nextHelper,
  partsOf,
  stepsOfLeft,
} from '../journey-parts.js';
import { hasArrived, lastNews, missedLeg, placeOf, reachedStep, sayer } from './journey-texts.js';
import type { Shown } from './shown-journey.js';

const anHour = 3_600_000;
/** After so long without a step the page says that there is no news. */
const quietHours = 3;

/** Below the headline: what is true of her now, and what comes next. */
export function lead(shown: Shown): string[] {
  const { journey, clock, words } = shown;
  const { traveler } = journey;
  const missed = missedNow(journey);
  if (missed) {
    const { city } = missedLeg(journey, missed).arrival;
    const left = { city, traveler, saidBy: missed.saidBy };
    const isAhead = hasNotLeft(missed, clock.now);
    return [isAhead ? words.lead.willMiss(left) : words.lead.left(left), words.lead.anotherFlight];
  }
  const last = reachedStep(journey);
  const news = lastNews(journey);
  const isQuiet = news !== null && clock.now.getTime() - news.getTime() > quietHours * anHour;
  const quiet = isQuiet ? [words.lead.quiet(clock.atNear(news))] : [];
  const arrived = arrivedBefore(shown, last);
  if (!last) return [fliesAlong(shown), ...takeOffTexts(shown, arrived.length > 0), ...arrived];
  if (isBeforeMeeting(journey, last)) return [fliesAlong(shown), ...quiet, ...arrived];
  if (stepsOfLeft(journey).some((step) => isSameStep(step, last)))
    return [...withoutHelper(shown, last, quiet), ...arrived];
  switch (last.step) {
    case 'boarded':
      return [together(shown, last), words.lead.noNetwork, nextNews(shown, last)];
    case 'handed_over':
      return [afterHandOver(shown, last), ...afterGoodbye(shown, last, quiet), ...arrived];
    default:
      return isLandingAlone(journey, last)
        ? [words.lead.thanks(journey.helper)]
        : [together(shown, last), ...stayOr(quiet, shown, last)];
  }
}

/** Days at a stop are without news, and nothing has to be wrong. */
function stayOr(quiet: string[], { journey, clock, words }: Shown, { step, leg }: DayStep): string[] {
  const legs = legsOf(journey);
  const number = step === 'landed' || step === 'handed_over' ? leg + 1 : leg;
  const flight = legs[number - 1];
  if (!flight || number < 2 || !staysBefore(legs, number, clock.now)) return quiet;
  const { departure } = flight;
  const takeOff = takeOffOf(flight);
  return [
    words.lead.stays(journey.traveler, departure.city, clock.fullDay(dayOfTakeOff(flight))),
    ...(takeOff ? [words.lead.takeOff(clock.atStop(takeOff, departure))] : []),
  ];
}

/** She is at the airport, or through security, and has not met the companion. */
const isBeforeMeeting = (journey: Journey, { leg, step }: DayStep): boolean =>
  step === 'at_airport' || (step === 'security' && leg === 1 && journey.meetsAfterSecurity === true);

function isLandingAlone(journey: Journey, step: DayStep): boolean {
  const alone = landingAlone(journey);
  return alone !== undefined && isSameStep(step, alone);
}

/** Who is where they meet, when one of them comes there on a flight of their own. */
function arrivedBefore({ journey, clock, words }: Shown, last: DayStep | undefined): string[] {
  const steps = herSteps(journeySteps(journey));
  const ahead = steps.slice(last ? steps.findIndex((step) => isSameStep(step, last)) + 1 : 0);
  const meeting = ahead.find(({ step, leg }) => step === 'met' && leg === ahead[0]?.leg);
  if (!meeting) return [];
  const { leg } = meeting;
  const isThere = (side: 'traveler' | 'helper') =>
    journey.steps.some((tap) => tap.step === 'at_airport' && tap.leg === leg && tap.of === side);
  const landing = leg > 1 ? landingOf(legsOf(journey)[leg - 2]!) : null;
  const hasLanded = landing !== null && landing <= clock.now;
  const { city } = placeOf(journey, meeting);
  return [
    ...(isThere('traveler') && hasLanded ? [words.lead.atAirportIn(journey.traveler, city)] : []),
    ...(isThere('helper') ? [words.lead.atAirportIn(helperOn(journey, leg), city)] : []),
  ];
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

/** The companion of this flight has left the trip. */
function withoutHelper(shown: Shown, step: DayStep, quiet: string[]): string[] {
  const { journey, clock, words } = shown;
  if (step.step === 'landed') return [...afterGoodbye(shown, step, quiet), ...stayOr(quiet, shown, step)];
  const flight = legsOf(journey)[step.leg - 1]!;
  const landing = landingOf(flight);
  const isAhead = landing !== null && landing > clock.now;
  return [
    words.lead.noNetwork,
    isAhead ? words.lead.landing(clock.atStop(landing, flight.arrival)) : words.lead.afterLanding,
  ];
}

/** Without a companion there are no more steps, so that their absence says nothing: the next flight is next. */
function afterGoodbye(shown: Shown, step: DayStep, quiet: string[]): string[] {
  const { journey, clock, words } = shown;
  if (hasArrived(journey, step)) return [];
  if (nextHelper(journey, step)) return stayOr(quiet, shown, step);
  const legs = legsOf(journey);
  const joining = partsOf(journey).find(({ first }) => first > step.leg);
  const alone = legs.slice(step.leg, joining && joining.first - 1);
  const flight = alone.find((leg) => (landingOf(leg) ?? clock.now) >= clock.now);
  if (flight) return aloneTexts(shown, flight);
  return joining ? [words.lead.fliesAlong(flightsOf(legs)(joining))] : [];
}

/** The flight that no companion of this trip shares. */
function aloneTexts({ journey, clock, words: { lead: words } }: Shown, leg: JourneyLeg): string[] {
  const [from, to] = [leg.departure.city, leg.arrival.city];
  const { beside } = leg;
  const [takeOff, landing] = [takeOffOf(leg), landingOf(leg)];
  const isAhead = takeOff !== null && takeOff > clock.now;
  return [
    beside ? words.fliesAlong({ helper: beside, from, to }) : words.fliesAlone(journey.traveler, from, to),
    ...(isAhead ? [words.takeOff(clock.atStop(takeOff, leg.departure))] : []),
    ...(landing ? [words.landing(clock.atStop(landing, leg.arrival))] : []),
  ];
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

/** Before the first step of the two, the airline may know more than they have said. */
function takeOffTexts({ journey, clock, words }: Shown, hasNews: boolean): string[] {
  const { takeOff, now } = clock;
  const legs = legsOf(journey);
  const known = legs.findLast(hasFlown) ?? legs.find(({ flightStatus }) => flightStatus);
  const silent = known?.helper ? words.lead.saidNothing(known.helper) : words.lead.noNews;
  const news = hasNews ? [] : [silent];
  if (known && hasFlown(known)) {
    const { flightStatus, arrival, helper } = known;
    const isDown = flightStatus?.state === 'landed';
    return [isDown ? words.lead.hasLanded(arrival.city) : words.lead.inTheAir, ...(helper ? news : [])];
  }
  if (!takeOff) return [words.lead.steps];
  if (takeOff > now) return [words.lead.takeOff(clock.atBoth(takeOff))];
  return [words.lead.takeOffWas(clock.atBoth(takeOff)), ...news];
}

const hasFlown = ({ flightStatus }: JourneyLeg): boolean =>
  flightStatus?.state === 'departed' || flightStatus?.state === 'landed';
