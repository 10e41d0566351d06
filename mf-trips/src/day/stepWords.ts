import type { StepName } from 'backend/contract/trips';
import { meetsAfterSecurity, type DayStep } from 'backend/rules/trips';
import { shortDay, timeText } from '../time/zonedTime';
import { words } from '../words';
import { isAlone } from './alone/landingAlone';
import type { TripNames } from './names';
import { changesPlanes, isMissed, isOnAnotherFlight, legOf, placesOf, type Way } from './tripDay';

/** Steps that one of the two only says, until the other says so too. */
export const needsBoth = (step: StepName) => step === 'met' || step === 'handed_over';

interface StepWords {
  /** In the list of steps. */
  name: string;
  /** The headline while it is the next step. */
  task: string;
  /** What the button says: always the fact. */
  fact: string;
}

export function wordsOf(step: DayStep, names: TripNames, trip: Way): StepWords {
  const { seeker, traveler, isForSelf, viewer } = names;
  const { arrival } = trip;
  const isFamily = viewer === 'family';
  /** Null is the reader. */
  const flying = isFamily ? traveler : null;
  const { city } = placesOf(step, trip).here;
  const changes = changesPlanes(trip);
  switch (step.step) {
    case 'at_airport':
      return {
        name: words.atAirport,
        task: wayToTheAirport(step, names, trip),
        fact:
          viewer !== 'helper' && fliesIn(step, names, trip)
            ? words.atAirportInFact(flying, city)
            : words.atAirportFact(flying),
      };
    case 'met':
      return {
        name: words.met(names.previous ? city : null),
        task: meetingTask(names),
        fact: words.metFact(isFamily),
      };
    case 'security':
      return {
        name: words.throughSecurity,
        task: words.throughSecurity,
        fact: meetsAfterSecurity(trip)
          ? words.throughSecurityAlone(flying)
          : words.throughSecurityFact(isFamily),
      };
    case 'boarded': {
      const leg = changes ? legOf(trip, step) : undefined;
      const number = leg?.flightNumber ?? null;
      const to = leg?.arrival.city ?? null;
      if (isOnAnotherFlight(trip, step))
        return {
          name: words.onAnotherFlight(to),
          task: words.booksAnotherFlight(to),
          fact: words.onAnotherFlightFact(isFamily),
        };
      return {
        name: words.onBoard(number, to),
        task: words.toTheGate(number, to),
        fact: words.onBoardFact(isFamily, number, to),
      };
    }
    case 'landed': {
      if (isAlone(trip, step))
        return {
          name: words.landed(city),
          task: words.inTheAirTo(city),
          fact: words.hasLandedFact(flying, city),
        };
      const where = changes ? city : null;
      return {
        name: words.landed(where),
        task: words.inTheAirTo(city),
        fact: words.landedFact(isFamily, where),
      };
    }
    case 'connected': {
      const connection = words.throughConnection(city);
      return { name: connection, task: connection, fact: words.throughConnectionFact(isFamily) };
    }
    case 'handed_over':
      if (names.next) return handOverWords(names, names.next);
      if (names.goodbyeIn) return goodbyeWords(names, names.goodbyeIn);
      if (isForSelf) return { name: words.arrived, task: words.toTheExit, fact: words.saidGoodbye };
      return {
        name: words.handedOverTo(seeker),
        task: isFamily ? words.meetIn(traveler, arrival.city) : words.bringTo(traveler, seeker),
        fact: words.isWithFact(traveler, isFamily ? null : seeker),
      };
  }
}

/** Two people meet, or one helper takes over from another. */
function meetingTask({ helper, traveler, isForSelf, viewer, previous }: TripNames): string {
  if (viewer === 'traveler') return words.meet(helper);
  if (viewer === 'helper')
    return previous && !isForSelf ? words.meetBoth(previous, traveler) : words.meet(traveler);
  return previous ? words.givesTo(previous, traveler, helper) : words.meets(traveler, helper);
}

/** The last step of a helper whom another one follows. */
function handOverWords({ helper, traveler, isForSelf, viewer }: TripNames, next: string): StepWords {
  const name = handOverName(isForSelf, next);
  if (viewer === 'traveler') return { name, task: words.meet(next), fact: words.isWithFact(null, next) };
  const task = viewer === 'family' ? words.givesTo(helper, traveler, next) : words.bringTo(traveler, next);
  return { name, task, fact: words.isWithFact(traveler, next) };
}

/** The last step of a helper after whom the traveler flies on alone. */
function goodbyeWords({ helper, traveler, viewer }: TripNames, city: string): StepWords {
  const isFamily = viewer === 'family';
  return {
    name: words.goodbyeIn(city),
    task: words.sayGoodbye(isFamily ? helper : null, traveler, city),
    fact: isFamily ? words.theySaidGoodbye : words.saidGoodbye,
  };
}

function handOverName(isForSelf: boolean, next: string): string {
  if (next === words.you) return isForSelf ? words.withYou : words.handedOverToYou;
  return isForSelf ? words.withNext(next) : words.handedOverTo(next);
}

/** The headline is about a flight on the way to this step, which is none of the steps that are counted. */
export const isOnTheWay = (step: DayStep, names: TripNames, trip: Way): boolean =>
  step.step === 'at_airport' &&
  fliesIn(step, names, trip) &&
  !(names.viewer !== 'helper' && isBroughtFrom(step.leg - 1, trip));

/** Who comes by a flight of their own is not sent to an airport. */
function wayToTheAirport(step: DayStep, names: TripNames, trip: Way): string {
  const { traveler, viewer } = names;
  if (viewer !== 'helper' && isBroughtFrom(step.leg - 1, trip)) return meetingTask(names);
  const { city } = placesOf(step, trip).here;
  const flying = viewer === 'family' ? traveler : null;
  return isOnTheWay(step, names, trip) ? words.flyIn(flying, city) : words.goToAirport(flying, city);
}

function fliesIn({ leg: number }: DayStep, { viewer }: TripNames, { legs = [] }: Way): boolean {
  const mySide = viewer === 'helper' ? 'helper' : 'seeker';
  return legs.slice(0, number - 1).some((leg) => leg.with === mySide);
}

/** What the other one says of a step that each takes alone. */
export function factOfOther(step: DayStep, { helper, traveler, viewer }: TripNames, trip: Way): string {
  const other = viewer === 'helper' ? traveler : helper;
  if (step.step === 'security') return words.throughSecurityAlone(other);
  return words.atAirportInFact(other, placesOf(step, trip).here.city);
}

/** Another companion says that they have landed, who may have left the trip since. */
const isBroughtFrom = (number: number, { companions = [], stepsOfLeft = [] }: Way): boolean =>
  [...stepsOfLeft, ...companions.flatMap(({ steps = [] }) => steps)].some(
    ({ step, leg }) => leg === number && (step === 'landed' || step === 'handed_over'),
  );

/** When a flight is planned to leave or to land: 'Fri, Mar 5, 10:15 in Frankfurt'. */
export function planOf(step: DayStep, trip: Way): string | null {
  const leg = changesPlanes(trip) || isAlone(trip, step) ? legOf(trip, step) : undefined;
  if (!leg || isMissed(trip, step)) return null;
  const plan = { boarded: [leg.date, leg.time], landed: [leg.arrivalDate, leg.arrivalTime] } as const;
  const [date, time] = step.step === 'boarded' || step.step === 'landed' ? plan[step.step] : [];
  if (!date || !time) return null;
  return words.series([shortDay(date), words.timeInCity(timeText(time), placesOf(step, trip).here.city)]);
}
