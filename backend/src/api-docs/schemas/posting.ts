import * as legs from '../../listings/legs/contract.js';
import * as posting from '../../listings/posting/contract.js';
import { describeContract, within } from '../describe-contract.js';
import { captchaToken, inDays, listing, mailedToken, newTrip } from '../examples.js';
import { flyerFields } from './listings.js';

const trip = {
  date: 'The day of departure as YYYY-MM-DD, at the departure airport. Not before today.',
  time: 'Scheduled departure as HH:MM on the clocks of the departure airport. Leave it out when it is not known.',
  flightNumber: 'Like `AA12`; spaces and leading zeros are removed. Leave it out when it is not known.',
  arrivalTime:
    'Scheduled landing as HH:MM on the clocks of the arrival airport: with stops, that of the last flight.',
  arrivalDate:
    'The day of landing as YYYY-MM-DD, at the arrival airport. Left out, it is that of departure, or the day on which this time first comes after take-off.',
  endDate:
    'The last possible day of a flexible trip, at most 30 days after `date`. Leave it out for a fixed day.',
};
const wishes = {
  departureAirport: 'Where the trip begins: an IATA code in any case. Former codes become those of today.',
  arrivalAirport: 'Where the trip ends: an IATA code in any case. Former codes become those of today.',
  legs: 'The 2 to 4 flights of a trip with stops. The first and last fit the airports and the day of the trip.',
  showFlight:
    'False hides flight number and times from those who do not have the contact. Absent means true.',
  contact: 'Whether who asks gets the contact at once. Absent means `at_once`.',
  needs: 'What helps, or what the helper can do. Order and repetition do not matter.',
  languages: 'What the author speaks, letters and commas only. Null or absent: those of their profile count.',
  flyer: 'The person who flies, when it is not the author. Null or absent when the author flies.',
  ...within('flyer', {
    ...flyerFields,
    languages: 'Languages of that person, letters and commas only. Null when nothing is said.',
  }),
};
const quick = {
  ...trip,
  ...wishes,
  name: 'How the author wants to be addressed. For members the name of the account counts.',
  email: 'Where the code for guests is mailed. For members it has to be the address of the account.',
  phoneNumber: 'With country code. Shared with others only once it is verified. May be left out.',
  description: 'The trip in own words, 10 to 500 characters. May be left out.',
  consent: 'Always true: the author agrees to the terms and the privacy policy.',
};
const details = {
  ...trip,
  ...wishes,
  description: 'The trip in own words, 10 to 500 characters.',
  skills: 'What the helper is good at, on one line. Null or absent says nothing.',
  tipAmount: 'What the traveler would tip, in whole US dollars from 0 to 500. Null or absent for none.',
  minTip: 'The lowest tip of a range, in whole US dollars from 0 to 500. Null or absent for none.',
  maxTip: 'The highest tip of a range, not below the lowest. Null or absent for none.',
  offersTips: 'Only for requests: whether the traveler would tip. Absent means no.',
  acceptsTips: 'Only for offers: whether the helper takes tips. Absent means no.',
  name: 'How the author wants to be addressed. Null or absent for none.',
  phoneNumber: 'With country code. Shared with others only once it is verified. Null or absent for none.',
};
const removable = 'Null removes it; absent leaves it as it is.';

export const ofLegs = describeContract(legs, {
  newLeg: {
    description: 'One flight of a trip with stops.',
    fields: {
      from: 'The IATA code where this flight starts: where the flight before lands.',
      to: 'The IATA code where this flight lands. A trip comes to each airport once.',
      date: 'The day of this departure as YYYY-MM-DD, at `from`. All within 30 days.',
      time: 'Scheduled departure as HH:MM on the clocks of `from`. Leave it out when it is not known.',
      arrivalTime: 'Scheduled arrival as HH:MM on the clocks of `to`. Leave it out when it is not known.',
      arrivalDate:
        'The day of landing as YYYY-MM-DD, at `to`. Left out, it is that of the first such time after departure.',
      flightNumber: trip.flightNumber,
    },
  },
});

export const ofPosting = describeContract(posting, {
  newHelpRequest: {
    description: 'The short form for asking for help, for guests and members.',
    fields: { ...quick, tipAmount: details.tipAmount },
    example: {
      ...newTrip,
      needs: ['wheelchair_booked', 'forms'],
      flyer: { firstName: 'Salma', relation: 'mother', ageGroup: '70_79', languages: 'Arabic' },
      name: 'Omar',
      email: 'omar@example.com',
      consent: true,
      captchaToken,
    },
  },
  newHelpOffer: {
    description: 'The short form for offering help, for guests and members.',
    fields: { ...quick, acceptsTips: details.acceptsTips },
    example: {
      ...newTrip,
      flightNumber: 'AI102',
      needs: ['changing_planes', 'forms'],
      name: 'Amara',
      email: 'amara@example.com',
      consent: true,
      acceptsTips: true,
      captchaToken,
    },
  },
  published: {
    description: 'What was posted, and how a guest goes on.',
    fields: {
      listing: 'As others will see it. A guest’s listing is found only after the code was entered.',
      claim: 'For guests: where the mailed code is entered. Null for members, who need none.',
      'claim.userId': 'The login attempt to send as `userId` with the code to `/api/auth/verify`.',
    },
  },
  newListing: {
    description: 'The full form of a member with a verified phone.',
    fields: {
      ...details,
      type: 'Whether the author offers help or looks for it. It cannot be changed later.',
      email: 'Where mails about this listing go: the address of the account.',
    },
    example: {
      ...newTrip,
      type: 'helper',
      description: listing.description,
      email: 'amara@example.com',
      captchaToken,
    },
  },
  listingChange: {
    description: 'What to change. Parts that are left out stay as they are; null removes an optional one.',
    fields: {
      ...details,
      endDate: `The last possible day of a flexible trip. ${removable}`,
      time: `Scheduled departure as HH:MM on the clocks of the departure airport. ${removable}`,
      flightNumber: `Like \`AA12\`. ${removable}`,
      arrivalTime: `Scheduled landing as HH:MM on the clocks of the arrival airport. ${removable}`,
      arrivalDate:
        'The day of landing at the arrival airport. Null is that of departure, or the first one after take-off; absent leaves it.',
      legs: `The 2 to 4 flights of a trip with stops. ${removable}`,
      description: `The trip in own words, 10 to 500 characters. ${removable}`,
      showFlight: 'False hides flight number and times from those who do not have the contact.',
      contact: 'Whether who asks gets the contact at once. Open requests keep the rule they came under.',
    },
    example: { time: '21:35', flightNumber: 'AI102' },
  },
  repost: {
    description: 'The same trip on another day.',
    fields: trip,
    example: { date: inDays(120), time: '21:35' },
  },
  mailedAction: {
    description:
      'What a link in a mail does: confirm the trip (`going`), close the listing, open it again, or remove it.',
  },
  byMail: {
    description: 'A link in a mail about a listing.',
    fields: { token: 'The sealed part of the link. It names the listing.', action: 'What the owner chose.' },
    example: { token: mailedToken, action: 'going' },
  },
  byMailAnswer: {
    description: 'The listing after the action.',
    fields: { listing: 'As others see it now. Null once it is removed.' },
  },
});
