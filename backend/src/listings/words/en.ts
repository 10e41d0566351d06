import type { ListingType } from '../contract.js';

const one: Record<ListingType, string> = { helper: 'A helper', seeking_help: 'A traveler' };
const many: Record<ListingType | 'people', string> = {
  helper: 'helpers',
  seeking_help: 'travelers',
  people: 'people',
};

export const en = {
  hello: 'Hello,',
  /** Between two airports or cities. It stands in titles and within sentences. */
  route: (from: string, to: string) => `${from} to ${to}`,
  /** A route or flight, and days. */
  trip: (route: string, days: string) => `${route}, ${days}`,
  /** Where a trip changes planes. */
  wayBy: (way: string, stops: string[]) => `${way} by way of ${stops.join(', ')}`,
  /** The title of a search, with its route and its days. */
  searchResults: (sought: string[]) => `Search Results: ${sought.join(', ')}`,
  takeOff: (day: string, time: string, night: string | null) =>
    `${day}, at ${time}${night ? `, ${night}` : ''}`,
  night: (before: string, day: string) => `in the night from ${before} to ${day}`,
  /** Of a landing on another day: how many days later, or earlier. */
  daysLater: (time: string, days: number) =>
    `${time} (${days < 0 ? '−' : '+'}${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'})`,
  calendarEntry: (route: string, flight: string | null) =>
    flight ? `Flight ${flight}, ${route}` : `Flight ${route}`,
  guest: {
    subject: (route: string) => `Confirm your listing ${route}`,
    shown: (site: string, trip: string) => `A listing with this address is on ${site} now: ${trip}.`,
    hidden: (site: string, trip: string) =>
      `A listing with this address was posted on ${site}: ${trip}. Others do not see it, because we have taken the same trip out of sight before. If you think that this is wrong, write to us on the page “Contact”.`,
    enter:
      'Enter this code to confirm that it is yours. Then other travelers can ask for your contact details. Unconfirmed, it goes away after 72 hours.',
    link: 'Confirm without the code',
    remove: 'Not yours? Remove the listing',
    footnote:
      'The code is valid for 10 minutes and logs you in. The link works once, within a day. We never ask for your code.',
  },
  reminder: {
    subject: (trip: string) => `Still going? ${trip}`,
    soon: (trip: string) =>
      `Your trip ${trip}, is only days away. Tell other travelers that it still stands: your listing then says so.`,
    changed:
      'If your plans have changed or you have found your companion, close the listing and nobody else will ask.',
    going: 'Still going',
    close: 'Close this listing',
    footnote: 'You get this mail once for each listing.',
  },
  flightCheck: {
    movedSubject: (flight: string, trip: string) => `${flight} has new times: ${trip}`,
    moved: (flight: string, now: string, before: string) =>
      `The airline has changed the times of ${flight} to ${now}. Before: ${before}. Your listing now says so, and whoever flies with you knows.`,
    askSubject: (flight: string, trip: string) => `Please check your flight ${flight}: ${trip}`,
    times: (flight: string, says: string, yours: string) =>
      `By the timetable, ${flight} flies at ${says}. Your listing says ${yours}.`,
    route: (flight: string, way: string) =>
      `By the timetable, ${flight} flies ${way} on that day. Your listing says something else.`,
    day: (flight: string, day: string) => `By the timetable, ${flight} does not fly on ${day}.`,
    nothingChanged:
      'We have changed nothing. Others find you by your flight: correct it, or say that it is right.',
    see: 'See my listing',
  },
  favourite: {
    changed: (trip: string) => `A listing that you keep has changed: ${trip}`,
    closed: (trip: string) => `A listing that you keep was closed: ${trip}`,
    posted: (trip: string) => `A person whom you keep has a new listing: ${trip}`,
  },
  alert: {
    from: (place: string) => `from ${place}`,
    to: (place: string) => `to ${place}`,
    codeSubject: (watched: string) => `Your code: be told of ${watched}`,
    codeText: (site: string, type: ListingType, isOneListing: boolean, watched: string) =>
      `Somebody asked ${site} to write to this address when ${one[type].toLowerCase()} ${isOneListing ? 'can be contacted' : 'is found'}: ${watched}.`,
    codeEnter:
      'If that was you, enter this code on the page where you asked. No account is needed, and every mail has a link that stops it.',
    codeFootnote:
      'The code is valid for 10 minutes. If you did not ask for it, ignore this mail: nothing else will come. We never ask for your code.',
    somebody: 'Somebody is found',
    found: (type: ListingType, trip: string) => `${one[type]} is found: ${trip}`,
    contactable: (type: ListingType, trip: string) => `${one[type]} can be contacted: ${trip}`,
    severalFound: (count: number, who: ListingType | 'people', watched: string) =>
      `${count} ${many[who]} are found: ${watched}`,
    severalForTrips: (count: number, who: ListingType | 'people') =>
      `${count} ${many[who]} are found for your trips`,
    confirmed:
      'You asked us to write when this listing is confirmed. It is now: open it and ask for the contact.',
    oneFits: 'You asked us to write when somebody is found. Here is who fits, and why.',
    severalFit: 'You asked us to write when somebody is found. Here is who fits, and why, the soonest first.',
    more: (count: number) => `${count} more are in the search.`,
    missing: (parts: string[]) => `Still needs somebody ${parts.join(' and ')}`,
    logIn: 'Log in to see who it is, and the flight',
    phoneVerified: 'phone verified',
    stars: (average: number, count: number) => `${average} of 5 stars (${count})`,
    see: 'See the listing',
    footnote: (watched: string[], mailsADay: number) =>
      `You get this mail because you asked to be told of: ${watched.join('; ')}. It ends by itself after the last day, and there are at most ${mailsADay} such mails a day.`,
    lastFootnote: (watched: string[], mailsADay: number) =>
      `You get this mail because you asked to be told of: ${watched.join('; ')}. That ends with this mail, and there are at most ${mailsADay} such mails a day.`,
    stopOne: 'Stop this alert',
    stopAll: 'Stop these alerts',
  },
  why: {
    claimed: 'This person can be contacted now',
    askedFlight: 'The flight that you asked about',
    sameFlight: (flight: string) => `Same flight ${flight}`.trim(),
    samePlane: (mine: string, theirs: string) => `The same plane: ${mine} is ${theirs} too`,
    sameFlightOn: (flight: string, route: string) => `${`Same flight ${flight}`.trim()}, ${route}`,
    leavesFrom: (place: string) => `Leaves from ${place}`,
    arrivesIn: (place: string) => `Arrives in ${place}`,
    yourRoute: (route: string) => `Your route, ${route}`,
    shares: (route: string) => `Shares ${route} with you`,
    away: (place: string, kilometers: number, wanted: string) => `${place}, ${kilometers} km from ${wanted}`,
    nearStart: (start: string) => `From ${start}`,
    nearEnd: (end: string) => `To ${end}`,
    nearBoth: (start: string, end: string) => `From ${start}, to ${end}`,
    nearby: 'An airport nearby',
  },
  /** On the picture of a link preview. */
  picture: {
    lead: 'Help another family while flying to yours',
    date: 'Date',
  },
};

export type Words = typeof en;
