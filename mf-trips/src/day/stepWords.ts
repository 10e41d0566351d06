import type { StepName } from 'backend/contract/trips';
import { meetsAfterSecurity, type DayStep } from 'backend/rules/trips';
import { shortDay } from '../time/zonedTime';
import type { TripNames } from './names';
import { changesPlanes, isMissed, legOf, placesOf, type Way } from './tripDay';

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
  const we = isFamily ? 'They are' : 'We are';
  const weHave = isFamily ? 'They have' : 'We have';
  const { city } = placesOf(step, trip).here;
  const changes = changesPlanes(trip);
  switch (step.step) {
    case 'at_airport':
      return {
        name: 'At the airport',
        task: wayToTheAirport(step, names, trip),
        fact: isFamily ? `${traveler} is at the airport` : 'I am at the airport',
      };
    case 'met':
      return {
        name: names.previous ? `Met in ${city}` : 'Met',
        task: meetingTask(names),
        fact: `${weHave} met`,
      };
    case 'security': {
      const alone = isFamily ? `${traveler} is` : 'I am';
      return {
        name: 'Through security',
        task: 'Through security',
        fact: `${meetsAfterSecurity(trip) ? alone : we} through security`,
      };
    }
    case 'boarded': {
      const leg = changes ? legOf(trip, step) : undefined;
      const number = isMissed(trip, step) ? null : leg?.flightNumber;
      const flight = leg ? ` ${number ?? `to ${leg.arrival.city}`}` : '';
      return {
        name: `On board${flight}`,
        task: `To the gate and on board${flight}`,
        fact: `${we} on board${flight}`,
      };
    }
    case 'landed': {
      const where = changes ? ` in ${city}` : '';
      return { name: `Landed${where}`, task: `In the air to ${city}`, fact: `${weHave} landed${where}` };
    }
    case 'connected': {
      const connection = `Through the connection in ${city}`;
      return { name: connection, task: connection, fact: `${we} through the connection` };
    }
    case 'handed_over':
      if (names.next) return handOverWords(names, names.next);
      if (isForSelf) return { name: 'Arrived', task: 'To the exit together', fact: 'We have said goodbye' };
      return {
        name: `Handed over to ${seeker}`,
        task: isFamily ? `Meet ${traveler} in ${arrival.city}` : `Bring ${traveler} to ${seeker}`,
        fact: isFamily ? `${traveler} is with me` : `${traveler} is with ${seeker}`,
      };
  }
}

/** Two people meet, or one helper takes over from another. */
function meetingTask({ helper, traveler, isForSelf, viewer, previous }: TripNames): string {
  if (viewer === 'traveler') return `Meet ${helper}`;
  if (viewer === 'helper')
    return previous && !isForSelf ? `Meet ${previous} and ${traveler}` : `Meet ${traveler}`;
  return previous ? `${previous} gives ${traveler} to ${helper}` : `${traveler} meets ${helper}`;
}

/** The last step of a helper whom another one follows. */
function handOverWords({ helper, traveler, isForSelf, viewer }: TripNames, next: string): StepWords {
  const name = isForSelf ? `With ${next}` : `Handed over to ${next}`;
  if (viewer === 'traveler') return { name, task: `Meet ${next}`, fact: `I am with ${next}` };
  const fact = `${traveler} is with ${next}`;
  return viewer === 'family'
    ? { name, task: `${helper} gives ${traveler} to ${next}`, fact }
    : { name, task: `Bring ${traveler} to ${next}`, fact };
}

/** Who comes by a flight of their own is not sent to an airport. */
function wayToTheAirport(step: DayStep, { traveler, viewer }: TripNames, trip: Way): string {
  const { city } = placesOf(step, trip).here;
  const mySide = viewer === 'helper' ? 'helper' : 'seeker';
  const fliesIn = trip.legs?.slice(0, step.leg - 1).some((leg) => leg.with === mySide);
  if (viewer === 'family')
    return fliesIn ? `${traveler} flies to ${city}` : `${traveler} goes to the airport`;
  return fliesIn ? `In the air to ${city}` : `Go to the airport in ${city}`;
}

/** When a flight is planned to leave or to land: 'Fri, Mar 5, 10:15 in Frankfurt'. */
export function planOf(step: DayStep, trip: Way): string | null {
  const leg = changesPlanes(trip) ? legOf(trip, step) : undefined;
  if (!leg || isMissed(trip, step)) return null;
  const plan = { boarded: [leg.date, leg.time], landed: [leg.arrivalDate, leg.arrivalTime] } as const;
  const [date, time] = step.step === 'boarded' || step.step === 'landed' ? plan[step.step] : [];
  return date && time ? `${shortDay(date)}, ${time} in ${placesOf(step, trip).here.city}` : null;
}
