import * as checks from '../../listings/checks/contract.js';
import * as passes from '../../listings/passes/contract.js';
import * as passesShown from '../../listings/shown/contract.js';
import * as airports from '../../listings/contract.js';
import * as favourites from '../../listings/favourites/contract.js';
import { describeContract, type Fields } from '../describe-contract.js';
import { amara, inDays, listing as example } from '../examples.js';

const place: Fields<typeof airports.place> = {
  code: 'Three letters, the IATA code of the airport.',
  name: 'What signs and tickets call it, in English.',
};
export { place as placeFields };

const flyer: Fields<typeof airports.flyer> = {
  firstName: 'How to address the person who flies. Strangers never see it.',
};
export { flyer as flyerFields };

export const listingFields: Fields<typeof airports.listing> = {
  id: 'The number of the listing; not the id of its owner.',
  type: '`helper` offers help on this trip, `seeking_help` looks for it.',
  userId: 'The owner, as in `/api/users/{id}`. Null while a guest has not confirmed the listing by mail.',
  user: 'The same name and picture once more, for older clients.',
  departure: 'Facts about the airport of `departureAirport`.',
  arrival: 'Facts about the airport of `arrivalAirport`.',
  arrivalTime:
    'Scheduled landing as HH:MM on the clocks of the arrival airport. Null when unknown or not shown.',
  arrivalDate: 'The day of landing there as YYYY-MM-DD. Null when its time is.',
  legs: 'The flights of a trip with stops, in order. Null or absent for a direct trip.',
  covered: '`true` on a request when somebody flies every leg with the traveler. Otherwise null or absent.',
  stops: 'Where planes are changed, in order. Null or absent for a direct trip.',
  showFlight: 'False when flight number and times are only for those who got the contact.',
  skills: 'What the helper is good at, in own words. Null when they said nothing.',
  description: 'The trip in own words; contact details in it are masked for others. Null when there is none.',
  tipAmount: 'The tip that the traveler has in mind, in whole US dollars. Null when they named none.',
  minTip: 'The lowest of a range of tips, in whole US dollars. Null when no range was named.',
  maxTip: 'The highest of a range of tips, in whole US dollars. Null when no range was named.',
  offersTips: 'On a request for help: whether the traveler would tip. Always false on offers.',
  status: '`expired` comes by itself after the last day; `closed` was chosen by the owner.',
  contact:
    'Whether those who ask get the contact at once, or the owner decides about each. Absent on older servers.',
  needs: 'What helps, or what the helper can do. Empty when nothing was chosen.',
  flyer: 'The person who flies, when somebody else posted the request. Null when the owner flies.',
  passShown:
    'A boarding pass for a flight of this listing, as the device of its owner read it. The server cannot check it. Null when none was shown.',
  confirmedAt:
    'When its owner last said that the trip still stands, in UTC. Null when they were never asked.',
  createdAt: 'When it was posted, in UTC.',
};

export const ofListings = describeContract(airports, {
  listingType: { description: 'Somebody offers help on their trip, or somebody looks for it.' },
  airport: { description: 'An airport with scheduled flights.', fields: place },
  place: { description: 'An airport as listings show it.', fields: place },
  listingStatus: { description: 'Only `active` listings are found by searches.' },
  need: { description: 'One thing in which a helper can help.' },
  relation: { description: 'What the person who flies is to the author of a request.' },
  grandparent: { description: 'The words for a grandparent.' },
  ageGroup: { description: 'A span of years: `60_69` is 60 to 69, `80_up` is 80 and older.' },
  flyer: { description: 'The person who flies, when somebody else posts the request.', fields: flyer },
  contactRule: { description: 'Whether who asks gets the contact at once, or after a yes of the owner.' },
  leg: {
    description: 'One flight of a trip with stops.',
    fields: {
      from: 'Where this flight starts: three letters, the IATA code.',
      to: 'Where this flight lands: three letters, the IATA code.',
      date: 'The day of this departure as YYYY-MM-DD, at the airport where it starts.',
      time: 'Scheduled departure as HH:MM on the clocks of `from`. Absent when unknown or not shown.',
      arrivalTime: 'Scheduled arrival as HH:MM on the clocks of `to`. Absent when unknown or not shown.',
      arrivalDate: 'The day of that arrival as YYYY-MM-DD, at `to`. Absent without its time.',
      covered:
        '`true` on a request when somebody has agreed to fly this leg with the traveler: nobody is looked for there. Otherwise absent.',
    },
  },
  listing: {
    description: 'A trip as everyone may see it. It never holds an email or a phone number.',
    fields: listingFields,
    example,
  },
  myListing: {
    description: 'A listing as its owner sees it.',
    fields: {
      ...listingFields,
      name: 'Who posted it, as they typed it. Null when they typed none.',
      email: 'Where mails about this listing go. Others get it only as a contact.',
      phoneNumber:
        'As typed, with country code. Others get it only when it is verified. Null when there is none.',
      contactRequests: 'How many people have asked for the contact, decided or not.',
      flightChecks:
        'Flights about which the timetable says something else, until the owner answers. Null if none.',
    },
    example: {
      ...example,
      name: 'Amara',
      email: 'amara@example.com',
      phoneNumber: '+1 2025550143',
      contactRequests: 2,
    },
  },
  nearbyListings: {
    description: 'A listing close to what was searched.',
    fields: {
      ...listingFields,
      why: 'What differs: the day by up to 3 days, or the airport, which is another one of the same city.',
    },
  },
  contact: {
    description: "The owner's contact, for those who asked for it.",
    fields: {
      email: 'The address of the owner. Null until they have agreed to share it.',
      phoneNumber: 'With country code. Null when it is not verified or not shared.',
    },
    example: { email: 'amara@example.com', phoneNumber: null },
  },
  owner: {
    description: 'Whom a tip would go to.',
    fields: { user: 'Name and picture of the member.', 'user.id': 'The id of the user that the path names.' },
    example: { user: amara },
  },
});

export const ofFlightChecks = describeContract(checks, {
  timetableFlight: {
    description: 'A flight as the timetable has it.',
    fields: {
      from: 'IATA code of the airport where it departs.',
      to: 'IATA code of the airport where it arrives.',
      time: 'The departure as HH:MM, on the clocks of the departure airport.',
      arrivalDate: 'The day of arrival as YYYY-MM-DD, at the arrival airport.',
      arrivalTime: 'The arrival as HH:MM, on the clocks of the arrival airport.',
    },
  },
  flightCheck: {
    description: 'A flight of a listing about which the timetable says something else. Its owner decides.',
    fields: {
      leg: 'Which flight of the trip, counted from 1.',
      flightNumber: 'As the listing has it, like `AI102`.',
      date: 'Its day of departure in the listing, as YYYY-MM-DD.',
      asks: '`times`: it has others. `route`: it goes elsewhere. `day`: it does not fly on that day.',
      says: 'What begins under this number on that day. Null when nothing does.',
    },
  },
  flightCheckAnswer: {
    description: 'What the owner decides.',
    fields: {
      leg: 'Which flight of the trip, counted from 1.',
      answer: '`use` takes the times of the timetable, `keep` leaves the listing as it is.',
    },
    example: { leg: 1, answer: 'use' },
  },
});

export const ofFavourites = describeContract(favourites, {
  favouriteKind: { description: 'What is kept: a listing, or a person.' },
  favourites: {
    description: 'What a member keeps.',
    fields: {
      listings: 'At most 100, together with the people.',
      people: 'Those whose page the member may open now.',
    },
  },
});

export const ofPassesShown = describeContract(passesShown, {
  passesOfTrip: {
    description: 'The boarding passes that the two have shown for flights of their trip.',
    fields: {
      me: 'That of the caller. Null when they have shown none.',
      other: 'That of the other one. Null when they have shown none.',
    },
  },
  passShown: {
    description:
      'What a device read from a boarding pass. The server has not seen the pass, which can be forged.',
    fields: {
      flight:
        'The flight number on the pass. Null when the owner of the listing does not show the flight number.',
      date: 'The day of departure as YYYY-MM-DD, at the departure airport.',
    },
  },
});

export const ofBoardingPasses = describeContract(passes, {
  passLeg: {
    description: 'Where a flight of a boarding pass begins and ends.',
    fields: {
      from: 'The IATA code of the departure airport.',
      to: 'The IATA code of the arrival airport.',
    },
  },
  boardingPass: {
    description: 'All that a device tells of a boarding pass that it read.',
    fields: {
      flight: 'The flight number on the pass: that of the airline that flies.',
      date: 'The day of departure as YYYY-MM-DD. A pass has no year: it is the one in which the flight is nearest.',
      leg: 'Its way, as the pass has it.',
      hash: 'SHA-256, in hexadecimal, of flight, day, seat and check-in sequence. The server stores only a keyed hash of it.',
    },
    example: {
      flight: 'AI102',
      date: inDays(2),
      leg: { from: 'JFK', to: 'DEL' },
      hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
  },
});
