import { cityIn } from '../../../listings/index.js';
import type { Language } from '../../../platform/language/contract.js';
import { isolated, listIn } from '../../../platform/language/formats.js';
import type { Journey } from '../contract.js';
import { journeyWords, type JourneyWords } from '../words/index.js';
import { JourneyClock, type End } from './journey-clock.js';

export interface Shown {
  journey: Journey;
  clock: JourneyClock;
  language: Language;
  words: JourneyWords;
}

/** What a page says of a journey, and the viewer's end of it. */
export function shownIn(language: Language, found: Journey, near: End, now: Date): Shown {
  const journey = journeyIn(language, found);
  const words = journeyWords(language);
  return { journey, clock: new JourneyClock(journey, { near, now, language }), language, words };
}

/** With the cities' names in this language. They and the names of people are isolated from the text around them. */
function journeyIn(language: Language, journey: Journey): Journey {
  const { traveler, helper, sharedBy, departure, arrival, steps, missed, legs, seenBy } = journey;
  const place = (airport: Journey[End]) => ({ ...airport, city: isolated(cityIn(language, airport.code)) });
  const helpers = [...new Set(legs?.flatMap((leg) => leg.helper ?? []))].map(isolated);
  return {
    ...journey,
    traveler: isolated(traveler),
    helper: helpers.length ? listIn(language, helpers) : isolated(helper),
    sharedBy: isolated(sharedBy),
    departure: place(departure),
    arrival: place(arrival),
    steps: steps.map(({ saidBy, ...step }) => ({ ...step, saidBy: saidBy ? isolated(saidBy) : null })),
    missed: missed?.map(({ saidBy, ...leg }) => ({ ...leg, saidBy: isolated(saidBy) })),
    legs: legs?.map((leg) => ({
      ...leg,
      departure: place(leg.departure),
      arrival: place(leg.arrival),
      helper: leg.helper && isolated(leg.helper),
      beside: leg.beside && isolated(leg.beside),
    })),
    seenBy: seenBy?.map(isolated),
  };
}
