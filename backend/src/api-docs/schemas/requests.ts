import * as changes from '../../listings/changes/contract.js';
import * as requests from '../../trips/requests/contract.js';
import { describeContract, type Fields } from '../describe-contract.js';
import { amara, newTrip } from '../examples.js';

export const wayText = 'A flight of the two: what they fly together, and each one’s own before and after.';

const wayLegFields: Fields<typeof requests.wayLeg> = {
  from: 'The IATA code of the airport of departure.',
  to: 'The IATA code of the airport of arrival.',
  date: 'The day of departure there, as YYYY-MM-DD.',
  time: 'Scheduled departure there, as HH:MM. Null when nobody has said.',
  flightNumber: 'Like `AA12`. Null when nobody has said.',
  with: 'Who flies it: both, or the helper or the seeker alone.',
  isCovered: 'True in a proposal where another helper has agreed to fly it with the traveler.',
};

const seenTrip: Fields<typeof changes.seenTrip> = {
  endDate: 'The last of its days. Absent for a single day.',
  legs: 'Its flights, in the order flown: one for a direct trip.',
  'legs.from': 'The IATA code of the airport of departure.',
  'legs.to': 'The IATA code of the airport of arrival.',
  'legs.date': 'The day of departure there, as YYYY-MM-DD.',
  'legs.time': 'Scheduled departure there, as HH:MM. Absent when the listing did not show one.',
  'legs.flightNumber': 'Like `AA12`. Absent when the listing did not show one.',
};

export const seenText =
  'The trip as the caller read it in the listing. A 409 with the code `listing-changed` says that its owner has changed it since. Absent to ask for it as it is.';

const asking: Fields<typeof requests.newRequest> = {
  note: 'A few words to the owner, also sent as a message. Leave it out to send none.',
  agreesToRules: 'Always true, sent at the first contact: each carries only their own bags.',
  name: 'A name for a caller who has not chosen one. It gets digits when it is taken.',
  seen: seenText,
};

export const ofListingChanges = describeContract(changes, {
  seenTrip: { description: 'The trip of a listing as its reader saw it.', fields: seenTrip },
});

export const ofRequests = describeContract(requests, {
  person: {
    description: 'What members see of each other before they meet.',
    fields: { id: 'The id of the user; 0 once the account is deleted.' },
  },
  newRequest: {
    description: 'What to tell the owner with the request. The body may be missing.',
    fields: asking,
    example: { note: 'My mother flies the same day and does not speak English.', agreesToRules: true },
  },
  requestAnswer: {
    description: 'The contact, or that the owner decides first.',
    fields: {
      status: '`shared` comes with the contact. After `asked` the owner decides.',
      email: 'The address of the owner. Null while the request is only asked.',
      phoneNumber: 'With country code. Null when it is not verified or not shared yet.',
    },
  },
  wayLeg: { description: wayText, fields: wayLegFields },
  requestStatus: { description: 'How far a request for a contact is. It expires when the trip is over.' },
  contactRequest: {
    description: 'Somebody who asked for the contact of a listing of the caller.',
    fields: {
      person: 'Who asked.',
      note: 'What they wrote with it. Null when they wrote nothing.',
      warning:
        'A sentence that the owner should read before they share their contact. Null or absent when there is none.',
      status: 'Whether the caller has decided, and how.',
      match: 'The trip of the two about this listing, proposed or agreed. Null or absent when there is none.',
      'match.id': 'The number of the trip, as in `/api/matches/{id}`.',
      'match.status': 'To agree on a proposed one also shares the contact.',
      'match.proposedByOwner': 'True when the caller proposed it, so that the other one agrees.',
      'match.way': wayText,
      'match.flyer': 'The person who flies, without a name. Null when the seeker flies.',
    },
  },
  myRequest: {
    description: 'A contact that the caller asked for.',
    fields: {
      listingId: 'Whose contact: the id of the listing.',
      tripId: 'The trip that the two have agreed on about this listing. Null without one.',
      status: 'Whether the owner has decided, and how.',
    },
  },
  cancelled: {
    description: 'How a trip ended early.',
    fields: {
      byMe: 'True when the caller ended it, false when the other did, null when the site did.',
      reason: 'What was written to the other one. Null when the site ended it.',
      isTakenBack: 'True for a proposal that was taken back before the other one had agreed.',
    },
  },
  askedWith: {
    description: 'What was written with a request.',
    fields: { note: 'A few words to the owner of the listing.', byMe: 'True for words of the caller.' },
  },
  newMatch: {
    description: 'A proposal to fly together.',
    fields: {
      ...asking,
      traveler:
        'Who flies, from a caller who gets help: a request of their own, or a person. Absent when they fly themselves.',
      listingId: 'The listing of one of the two that the proposal is about.',
      userId: 'The other one: the owner of that listing, or who asked for its contact.',
      date: 'The day of departure as YYYY-MM-DD, one of those of the listing. Absent for the first of them that is still possible.',
      time: 'Scheduled departure as HH:MM. Absent for the time of the listing.',
      flightNumber: 'Like `AA12`. Absent for the flight of the listing.',
      arrivalTime:
        'Scheduled landing as HH:MM on the clock there, the first such time after the departure. Absent for that of the listing.',
      legs: 'What the two fly together, legs that follow each other. Absent for all that the listings of both share.',
      'legs.listingLeg': 'The number of the leg in the listing, from 1.',
      'legs.otherLeg': 'The number of the same flight in the listing of the other person, from 1.',
    },
    example: { listingId: 7, userId: amara.id, date: newTrip.date, time: '21:35', flightNumber: 'AI102' },
  },
  traveler: {
    description: 'Who flies: a request of the caller’s own, or somebody without one.',
    fields: {
      listingId: 'The id of a request of the caller.',
      firstName: 'How to address the person who flies.',
      ageGroup: 'How old they are. Adults only.',
      relation: 'Who they are to the caller.',
      languages: 'What they speak, with commas between.',
    },
  },
});
