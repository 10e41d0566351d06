import * as alerts from '../../listings/alerts/contract.js';
import * as fitting from '../../listings/fitting/contract.js';
import * as flights from '../../listings/flights/contract.js';
import * as routes from '../../listings/routes/contract.js';
import { describeContract, within, type Fields } from '../describe-contract.js';
import { captchaToken, inDays, mailedToken } from '../examples.js';
import { listingFields } from './listings.js';

const fit = {
  why: 'The best of the reasons for which it fits.',
  mine: 'Which leg of the trip asked for: 1 is the first, 0 the whole way of a trip with stops.',
  theirs: 'Which leg of the listing, counted the same way.',
  day: 'The day of departure of that leg of the listing, as YYYY-MM-DD.',
  away: 'How many days lie between the two legs. 0 is the same day.',
  km: 'How far the airports are from those asked for, both ends together, in kilometers.',
  shared: 'How many legs can be flown together.',
};

export const ofFitting = describeContract(fitting, {
  fittingReason: {
    description:
      'Why a trip fits, best first: the same flight, the same leg on the same day, the same route within 3 days, an airport within 150 km.',
  },
  fittingListing: {
    description: 'A listing that shares something with a trip.',
    fields: { ...listingFields, ...fit },
  },
  foundListing: {
    description:
      'A listing that a search found. Those that fit the trip searched for say why; others have no such fields.',
    fields: {
      ...listingFields,
      ...fit,
      near: '`true` for one that is close to the search, not part of it. It is there when little was found.',
    },
  },
  flightRoutes: {
    description: 'Where listings say that a flight goes.',
    fields: { from: 'Where it starts.', to: 'Where it lands.' },
  },
});

const people = {
  helpers: 'How many people offer help. On routes with very many it is a lower bound.',
  seekers: 'How many people look for help. On routes with very many it is a lower bound.',
};
const way = {
  departure: 'Facts about the airport where the route begins.',
  arrival: 'Facts about the airport where the route ends.',
};

export const ofRoutes = describeContract(routes, {
  travelMonth: {
    description:
      'How many people fly in a month. Several possible days count on each, and once in the month.',
    fields: {
      month: 'As YYYY-MM, at the departure airport.',
      ...people,
      days: 'The days on which anybody flies, in order.',
      'days.day': 'As YYYY-MM-DD, at the departure airport.',
      ...within('days', people),
    },
  },
  clockDifference: {
    description: 'How far the clocks of the arrival are ahead of those of the departure.',
    fields: {
      minutes: 'From today on. Negative when they are behind.',
      changes: 'The next change to or from summer time. Null when none comes in the next months.',
      'changes.day': 'The first day with the new difference, as YYYY-MM-DD.',
      'changes.code': 'At which of the two airports the clocks change: an IATA code.',
      'changes.minutes': 'The difference from that day on, in minutes.',
    },
  },
  countedRoute: { description: 'A route, and how many people fly it.', fields: { ...way, ...people } },
  routeFacts: {
    description: 'Who flies a route, in numbers.',
    fields: {
      ...way,
      months: 'The months to come in which anybody flies, in order.',
      flights: 'At most 6 flight numbers of open listings, the most frequent first.',
      'flights.flight': 'Like `AA12`.',
      'flights.days': 'On how many days somebody takes it.',
      clocks: 'The difference between the clocks at both ends.',
      neighbors: 'The way back, and routes between airports close to these, where anybody flies; at most 6.',
    },
  },
  flightFacts: {
    description: 'Who takes a flight, in numbers.',
    fields: {
      flight: 'The number that was asked for, like `AA12`.',
      routes: 'Where open listings say that it goes, the most frequent first; at most 4.',
      ...within('routes', way),
      'routes.months': 'The months to come in which anybody takes it, in order.',
      'routes.clocks': 'The difference between the clocks at both ends.',
    },
  },
});

const leg = {
  departure: 'IATA code of the airport where it departs.',
  arrival: 'IATA code of the airport where it arrives.',
  date: 'The day of departure as YYYY-MM-DD, at the departure airport.',
  time: 'The scheduled departure as HH:MM, on the clocks of the departure airport.',
  arrivalDate: 'The day of arrival as YYYY-MM-DD, at the arrival airport.',
  arrivalTime: 'The scheduled arrival as HH:MM, on the clocks of the arrival airport.',
  terminals: 'Where it departs and arrives within the airports.',
  'terminals.departure': 'Like `4`. Null when it is not known, as more than two days before.',
  'terminals.arrival': 'Like `3`. Null when it is not known, as more than two days before.',
};

export const flightStatusFields: Fields<typeof flights.flightStatus> = {
  state:
    'What became of it. `delayed` from 15 minutes on, while it waits; `departed` from the gate to the landing.',
  departs: 'When it leaves the gate, as expected by the airline, or when it left.',
  arrives: 'When it reaches the gate, as expected by the airline, or when it did. Null when nobody knows.',
  plannedDeparture: 'When it leaves by the timetable.',
  plannedArrival: 'When it arrives by the timetable. Null when nobody knows.',
  terminal: 'That of the departure until it has left, then that of the arrival. Null when nobody knows.',
  gate: 'That of the departure until it has left, then that of the arrival. Null when nobody knows.',
  belt: 'Where its baggage comes. Null when nobody knows.',
  knownAt: 'When the airline was asked last.',
};

export const ofFlights = describeContract(flights, {
  flightStatus: {
    description: 'What the airline says of one flight on its day.',
    fields: flightStatusFields,
  },
  scheduledLeg: { description: 'From one take-off to the next landing.', fields: leg },
  scheduledFlight: {
    description: 'What one plane flies under one number.',
    fields: {
      number: 'The number that was asked for, like `UA8345`.',
      operatorNumber:
        'The number that the airline that flies has for it, like `AI102`. Another one for a codeshare.',
      key: 'The same for all numbers of this plane on this day: `AI102.2027-03-04`.',
      legs: 'In the order in which they are flown. More than one when it lands on the way.',
    },
  },
});

const watched = {
  nearby: 'Whether airports close to the two count as well.',
  how: 'Whether each find is mailed at once, or all of a day together.',
};
const alert: Fields<typeof alerts.alert> = {
  id: 'For changing or stopping it; not the id of a listing.',
  type: 'What is looked for: `helper` listings or `seeking_help` listings.',
  from: 'IATA code of the departure airport. Null when any will do.',
  to: 'IATA code of the arrival airport. Null when any will do.',
  flight: 'Like `AA12`. Null when any flight will do.',
  firstDay: 'The first day of travel that fits, as YYYY-MM-DD.',
  lastDay: 'The last day of travel that fits, as YYYY-MM-DD. The alert ends after it.',
  ...watched,
  status: '`unconfirmed` until a guest enters the code. `paused` by its owner, or after two mails came back.',
  found: 'How many listings were found so far.',
  listing: 'The guest’s listing that is waited for. One mail ends the alert. Null or absent otherwise.',
  ownListing: 'The listing of the member whose trip it follows. Null or absent otherwise.',
};

export const ofAlerts = describeContract(alerts, {
  alertPace: { description: '`daily` is once in the morning of the departure airport.' },
  alert: {
    description: 'A wish to be told by mail about listings. It ends after its last day.',
    fields: alert,
  },
  createdAlert: {
    description: 'The alert, and how a guest goes on.',
    fields: {
      ...alert,
      confirmation: 'For guests: what to send as `id` with the code from the mail. Null for members.',
    },
  },
  newAlert: {
    description: 'What to look for. It needs an airport or a flight.',
    fields: {
      type: alert.type,
      from: 'IATA code of the departure airport. Leave it out when any will do.',
      to: 'IATA code of the arrival airport. Leave it out when any will do.',
      flight: 'Like `AA12`. Leave it out when any flight will do.',
      firstDay: 'The first day of travel that fits, as YYYY-MM-DD.',
      lastDay: 'The last day that fits: at most 366 days in all, and 90 with one airport only.',
      ...watched,
      listing:
        'The id of a guest’s listing that is not confirmed yet, to be told once it is. May be left out.',
      ownListing: 'The id of a listing of the caller, whose trip the alert then follows. May be left out.',
      email: 'Where a guest is told. Members leave it out, or send the address of the account.',
    },
    example: {
      type: 'helper',
      from: 'JFK',
      to: 'DEL',
      firstDay: inDays(58),
      lastDay: inDays(66),
      nearby: true,
      how: 'now',
      email: 'omar@example.com',
      captchaToken,
    },
  },
  alertConfirmation: {
    description: 'The code that a guest got by mail.',
    fields: {
      id: 'What `confirmation` said when the guest made the alert.',
      code: 'Six digits from the latest mail.',
    },
    example: { id: 'Yk3vQ0s1xT8cLw5eRn2uAg', code: '048213' },
  },
  alertChange: {
    description: 'What to change. Parts that are left out stay as they are.',
    fields: {
      how: watched.how,
      status: '`paused` sends nothing; `on` goes on, and also ends a pause after returned mails.',
    },
    example: { how: 'daily' },
  },
  alertStop: {
    description: 'Stops alerts by a link in a mail.',
    fields: {
      token: 'The sealed part of the link. It names the mailbox and the alerts.',
      all: 'True stops every alert of this mailbox. Absent means only those that the mail is about.',
    },
    example: { token: mailedToken },
  },
  stoppedAlerts: {
    description: 'What is left after stopping.',
    fields: { left: 'How many alerts of this mailbox go on.' },
  },
});
