import { plural } from '../../../platform/language/formats.js';
import type { Along, Left, Part } from './arguments.js';

/** The page of a family link. Names, cities and times come isolated from the direction of the text. */
export const en = {
  language: 'Language',
  description: 'Where somebody is on the way, for the family that waits.',
  title: (city: string) => `A trip to ${city}`,
  ended: { title: 'This link has ended', text: 'Ask the person who sent it to you.' },

  live: 'Live',
  reload: 'Reload for news',
  noConnection: 'No connection',
  tryingAgain: (news: string) => `${news}, trying again`,
  lastNews: (at: string) => `Last news: ${at}`,
  noStep: 'No step was tapped yet',
  sharedBy: (name: string, lastDay: string) =>
    `Shared by ${name}. The link ends on ${lastDay}. It shows first names only, no pictures, no phone numbers.`,

  at: (time: string, city: string) => `${time} in ${city}`,
  times: (each: string[]) => each.join(', '),
  sentences: (each: string[]) => each.join(' '),

  headline: {
    was: (traveler: string, day: string) => `${traveler} was to fly on ${day}`,
    onDay: (traveler: string, day: string) => `${traveler} flies on ${day}`,
    tomorrow: (traveler: string) => `${traveler} flies tomorrow`,
    tonight: (traveler: string) => `${traveler} flies tonight`,
    today: (traveler: string) => `${traveler} flies today`,
    atAirport: (traveler: string) => `${traveler} is at the airport`,
    met: (traveler: string, helper: string) => `${traveler} and ${helper} have met`,
    saysMet: (name: string) => `${name} says that they have met`,
    security: (traveler: string) => `${traveler} is through security`,
    boarded: (traveler: string, city: string | null) =>
      `${traveler} is on board${city === null ? '' : ` to ${city}`}`,
    landed: (traveler: string, city: string) => `${traveler} has landed in ${city}`,
    connected: (traveler: string, city: string) => `${traveler} is through the connection in ${city}`,
    missed: (traveler: string, city: string) => `${traveler} missed the connection in ${city}`,
    withNext: (traveler: string, next: string, city: string) => `${traveler} is with ${next} in ${city}`,
    goodbye: (traveler: string, helper: string, city: string) =>
      `${traveler} and ${helper} said goodbye in ${city}`,
    arrived: (traveler: string) => `${traveler} has arrived`,
    with: (traveler: string, family: string) => `${traveler} is with ${family}`,
    says: (name: string, fact: string) => `${name} says that ${fact}`,
  },

  lead: {
    left: ({ city, traveler, saidBy }: Left) =>
      `The flight to ${city} left without ${traveler}, says ${saidBy}.`,
    anotherFlight: 'The next news comes when another flight is found.',
    quiet: (at: string) => `No news since ${at}.`,
    fliesAlong: ({ helper, from, to }: Along) =>
      `${helper} flies along${from === null ? '' : ` from ${from}`}${to === null ? '' : ` to ${to}`}.`,
    relay: (parts: Part[]) =>
      `${parts
        .map(({ helper, from, to }) =>
          from === null ? `${helper} flies along to ${to}` : `${helper} from ${from} to ${to}`,
        )
        .join(', ')}.`,
    steps: 'The steps of the day appear here.',
    takeOff: (times: string) => `Take-off is at ${times}.`,
    takeOffWas: (times: string) => `Take-off was planned for ${times}.`,
    noNews: 'No news yet.',
    together: (helper: string, traveler: string) => `${helper} is with ${traveler}.`,
    saysTogether: (name: string) => `${name} says that they are together.`,
    noNetwork: 'There is no network up there.',
    afterLanding: 'The next news comes after the landing.',
    landing: (times: string) => `The landing is planned for ${times}.`,
    notSaid: (name: string) => `${name} has not said so yet.`,
    thanks: (helper: string) => `Thank you, ${helper}.`,
    sameFlight: (helper: string) => `${helper} was on the same flight.`,
    sameFlights: (helpers: string) => `${helpers} were on the same flights.`,
    atAirportIn: (name: string, city: string) => `${name} is at the airport in ${city}.`,
    fliesAlone: (traveler: string, from: string, to: string) =>
      `${traveler} flies from ${from} to ${to} alone.`,
    willMiss: ({ city, traveler, saidBy }: Left) =>
      `${traveler} will miss the flight to ${city}, says ${saidBy}.`,
    inTheAir: 'The airline says that the plane is in the air.',
    hasLanded: (city: string) => `The airline says that the plane has landed in ${city}.`,
    saidNothing: (name: string) => `${name} has not said anything yet.`,
    stays: (traveler: string, city: string, day: string) => `${traveler} stays in ${city} until ${day}.`,
  },

  steps: {
    done: 'Done',
    planned: (times: string) => `Planned for ${times}`,
    by: (step: string, name: string) => `${step}, says ${name}`,
    atAirport: 'At the airport',
    met: (helper: string) => `Met ${helper}`,
    security: 'Through security',
    boarded: (city: string | null) => `On board${city === null ? '' : ` to ${city}`}`,
    landed: (city: string) => `Landed in ${city}`,
    connected: (city: string) => `Through the connection in ${city}`,
    withNext: (next: string, city: string) => `With ${next} in ${city}`,
    goodbye: (helper: string) => `Goodbye to ${helper}`,
    arrived: 'Arrived',
    with: (family: string) => `With ${family}`,
    atAirportIn: (city: string) => `At the airport in ${city}`,
  },

  flight: {
    onTime: (times: string) => `On time: leaves ${times}`,
    delayed: (times: string, planned: string) => `Delayed: leaves ${times}, not at ${planned}`,
    boarding: 'Boarding',
    inTheAir: (times: string | null) => (times ? `In the air, lands ${times}` : 'In the air'),
    landed: (times: string | null) => (times ? `Landed at ${times}` : 'Landed'),
    cancelled: 'Cancelled by the airline',
    diverted: 'Diverted to another airport',
    terminal: (terminal: string) => `Terminal ${terminal}`,
    gate: (gate: string) => `Gate ${gate}`,
    belt: (belt: string) => `Belt ${belt}`,
    tight: (minutes: number, city: string) =>
      `${plural('en', minutes, { one: '# minute', other: '# minutes' })} to change planes in ${city}: that is tight`,
    leavesFirst: (city: string) => `The flight from ${city} leaves before the landing there`,
    knownAt: (at: string) => `FlightAware, ${at}`,
  },

  legs: {
    way: (from: string, to: string) => `${from} to ${to}`,
    times: (departs: string, lands: string) => `${departs}, lands ${lands}`,
    with: (helper: string) => `With ${helper}`,
    alone: (traveler: string) => `${traveler} alone`,
    soon: 'Less than an hour to go',
    toGo: (hours: number) => plural('en', hours, { one: 'About # hour to go', other: 'About # hours to go' }),
  },

  looked: {
    region: 'Who has looked',
    seenBy: (names: string) => `Seen by ${names}.`,
    thanks: (name: string) => `Thank you. ${name} can see that you looked.`,
    heading: 'Tell them you looked',
    who: 'Who are you?',
    example: 'Uncle in London',
    send: 'I have looked',
    readers: (name: string) => `${name} reads it, and everyone who has this link.`,
  },
};

export type JourneyWords = typeof en;
