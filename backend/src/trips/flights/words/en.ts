import { plural } from '../../../platform/language/formats.js';
export interface Flight {
  /** `AI102` */
  flight: string;
  /** `JFK to DEL` */
  way: string;
  /** Local times of the departure, with the weekday on another day than planned. */
  leaves: string;
  planned: string;
  gate: string;
}

/** A change of planes. */
export interface Connection {
  city: string;
  minutes: number;
  /** The flight that lands there and the one that leaves: a number, or from where to where. */
  first: string;
  next: string;
  /** Local times. */
  lands: string;
  leaves: string;
}

/** News of a flight, as the airline gives them. */
export const en = {
  later: {
    subject: ({ flight, leaves }: Flight) => `${flight} is late: it leaves at ${leaves}`,
    text: ({ flight, way, leaves, planned }: Flight) =>
      `The airline says that ${flight}, ${way}, leaves at ${leaves} instead of ${planned}.`,
  },
  onTime: {
    subject: ({ flight, leaves }: Flight) => `${flight} leaves at ${leaves}`,
    text: ({ flight, way, leaves, planned }: Flight) =>
      `The airline says that ${flight}, ${way}, leaves at ${leaves}. The timetable says ${planned}.`,
  },
  gate: {
    subject: ({ flight, gate }: Flight) => `${flight} now leaves from Gate ${gate}`,
    text: ({ flight, way, gate, leaves }: Flight) =>
      `The gate has changed: ${flight}, ${way}, leaves from Gate ${gate} at ${leaves}.`,
  },
  cancelled: {
    subject: ({ flight }: Flight) => `${flight} was cancelled`,
    text: ({ flight, way, planned }: Flight) =>
      `The airline has cancelled ${flight}, ${way}, at ${planned}. Your trip stays on the site. Call each other before you book another flight.`,
  },
  diverted: {
    subject: ({ flight }: Flight) => `${flight} lands at another airport`,
    text: ({ flight, way }: Flight) =>
      `The airline says that ${flight}, ${way}, goes to another airport. Call each other when the phones are on again.`,
  },
  tight: {
    subject: ({ minutes, city }: Connection) =>
      `${plural('en', minutes, { one: '# minute', other: '# minutes' })} to change planes in ${city}`,
    text: ({ first, next, city, lands, leaves }: Connection) =>
      `The airlines say that ${first} lands in ${city} at ${lands}, and ${next} leaves at ${leaves}. That is tight: ask the crew on board for help now.`,
  },
  missed: {
    subject: ({ city }: Connection) => `The flight from ${city} leaves before the landing there`,
    text: ({ first, next, city, lands, leaves }: Connection) =>
      `The airlines say that ${first} lands in ${city} at ${lands}, and ${next} leaves at ${leaves}. Ask the airline for the next flight, and say on the page of the trip that the connection was missed.`,
  },
};
export type FlightWords = typeof en;
