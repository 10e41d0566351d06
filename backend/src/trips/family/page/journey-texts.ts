import { stepName, type Journey, type StepName } from '../../contract.js';
import type { JourneyClock } from './journey-clock.js';

const anHour = 3_600_000;
/** After so long without a step the page says that there is no news. */
const quietHours = 3;

/** The step that was reached, in the order of the day. */
export const reached = ({ steps }: Journey): StepName | undefined =>
  stepName.options.findLast((name) => steps.some(({ step }) => step === name));

/** Who alone says that the two have met, or that the traveler has arrived. */
function sayer({ steps }: Journey, name: StepName): string | null {
  if (name !== 'met' && name !== 'handed_over') return null;
  return steps.find(({ step }) => step === name)?.saidBy ?? null;
}

export const lastNews = ({ steps }: Journey): Date | null =>
  steps.length ? new Date(Math.max(...steps.map(({ at }) => Date.parse(at)))) : null;

/** The answer to the one question of this page. */
export function headline(journey: Journey, clock: JourneyClock): string {
  const { traveler, helper, arrival, sharedBy, isForSelf } = journey;
  const step = reached(journey);
  const said = step && sayer(journey, step);
  switch (step) {
    case 'at_airport':
      return `${traveler} is at the airport`;
    case 'met':
      return said ? `${said} says that they have met` : `${traveler} and ${helper} have met`;
    case 'security':
      return `${traveler} is through security`;
    case 'boarded':
      return `${traveler} is on board`;
    case 'landed':
      return `${traveler} has landed in ${arrival.city}`;
    case 'handed_over':
      if (said) return `${said} says that ${traveler} ${arrived(journey, said)}`;
      return isForSelf ? `${traveler} has arrived` : `${traveler} is with ${sharedBy}`;
    default:
      return `${traveler} ${flies(journey, clock)}`;
  }
}

const arrived = ({ isForSelf, sharedBy }: Journey, said: string) =>
  isForSelf || said === sharedBy ? 'has arrived' : `is with ${sharedBy}`;

function flies({ time }: Journey, { daysToGo, dayOfTravel }: JourneyClock): string {
  if (daysToGo < 0) return `was to fly on ${dayOfTravel}`;
  if (daysToGo > 1) return `flies on ${dayOfTravel}`;
  if (daysToGo === 1) return 'flies tomorrow';
  return time !== null && time >= '18:00' ? 'flies tonight' : 'flies today';
}

export function lead(journey: Journey, clock: JourneyClock): string[] {
  const { traveler, helper, sharedBy, isForSelf } = journey;
  const otherThan = (said: string) => (said === helper ? sharedBy : helper);
  const saysMet = sayer(journey, 'met');
  const saysArrived = sayer(journey, 'handed_over');
  const together = saysMet ? `${saysMet} says that they are together.` : `${helper} is with ${traveler}.`;
  const news = lastNews(journey);
  const isQuiet = news !== null && clock.now.getTime() - news.getTime() > quietHours * anHour;
  const quiet = isQuiet ? [`No news since ${clock.atNear(news)}.`] : [];
  switch (reached(journey)) {
    case undefined:
      return [`${helper} flies along.`, ...takeOffText(clock)];
    case 'at_airport':
      return [`${helper} flies along.`, ...quiet];
    case 'boarded':
      return [together, 'There is no network up there. The next news comes after the landing.'];
    case 'handed_over':
      if (saysArrived) return [`${otherThan(saysArrived)} has not said so yet.`];
      return [isForSelf ? `${helper} was on the same flight.` : `Thank you, ${helper}.`];
    default:
      return [together, ...quiet];
  }
}

function takeOffText(clock: JourneyClock): string[] {
  const { takeOff, now } = clock;
  if (!takeOff) return ['The steps of the day appear here.'];
  if (takeOff > now) return [`Take-off is at ${clock.atBoth(takeOff)}.`];
  return [`Take-off was planned for ${clock.atBoth(takeOff)}.`, 'No news yet.'];
}

export const stepLabels = (journey: Journey): Record<StepName, string> => {
  const { helper, arrival, sharedBy, isForSelf } = journey;
  const by = (step: StepName) => (sayer(journey, step) ? `, says ${sayer(journey, step)}` : '');
  return {
    at_airport: 'At the airport',
    met: `Met ${helper}${by('met')}`,
    security: 'Through security',
    boarded: 'On board',
    landed: `Landed in ${arrival.city}`,
    handed_over: `${isForSelf ? 'Arrived' : `With ${sharedBy}`}${by('handed_over')}`,
  };
};
