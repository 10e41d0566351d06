import * as matches from '../../trips/contract.js';
import * as meetings from '../../trips/legs/contract.js';
import { describeContract, type Fields } from '../describe-contract.js';
import { amara, clientKey, mailedToken, newTrip } from '../examples.js';
import { airports, legWithoutFlight } from './family-links.js';
import { seenText, wayText } from './requests.js';

const leg: Fields<typeof matches.tripLeg> = {
  ...legWithoutFlight,
  companion: 'The id of the helper who flies it with the traveler. Null when nobody has agreed to.',
  beside:
    'Who flies it with the traveler on a trip beside this one. Absent or null when nobody does, or another companion of this trip does.',
  'beside.name': 'Their first name. Null when they are hidden from the caller.',
  flightNumber: 'Like `AA12`. Null when nobody has said.',
};

const meeting: Fields<typeof meetings.meeting> = {
  airport: 'The IATA code of one of the airports of the trip’s legs.',
  place: 'Where in the airport, in own words. Null when only the time is agreed.',
  date: 'The day there, as YYYY-MM-DD. Null when only the place is agreed.',
  time: 'As HH:MM on the clocks there. Null when nobody has said.',
  from: 'Who brings the traveler there. Null or absent when nobody has said.',
  to: 'Who takes over there. Null or absent when nobody has said.',
};

const match: Fields<typeof matches.match> = {
  id: 'The number of the trip; not the id of the listing.',
  listingId: 'The listing that brought the two together. Null once it is deleted.',
  status: 'From the proposal to the end of the trip.',
  role: 'What the caller is on this trip: `helper` or `seeking_help`.',
  proposedByMe: 'True when the caller proposed it, so that the other one agrees or declines.',
  other: 'The other one of the two.',
  ...airports,
  forWhom:
    'The person who flies, without a name. Null when the seeker flies, and from 30 days after the trip.',
  legs: 'All flights of the two in order: what they fly together, and each one’s own before and after. One for a direct trip.',
  tripId: 'The number of the traveler’s trip: the same for all who fly a part of it with them.',
  companions:
    'Everyone who flies a part of the trip, in the order flown. Empty when one flies all of it. The traveler also sees whom they have asked.',
  meetings: 'Where and when the two meet, in the order of the way. Empty until one of them has entered it.',
  meetingPoint: 'The place of the meeting at the departure. Null until one of them has entered it.',
  meetingTime: 'The time of the meeting at the departure, as HH:MM there. Null until one has entered it.',
  confirmedByMe: 'Whether the caller has confirmed that they are still flying.',
  confirmedByOther: 'Whether the other one has confirmed that they are still flying.',
  othersFly:
    'Of a proposal: whether others have agreed to fly all or some of its flights with the same traveler. Absent when there are none.',
  cancelled: 'How the trip ended early. Null when it did not.',
  createdAt: 'When it was proposed, in UTC.',
};
const link = 'The sealed part of the link in a mail. It names the trip and one of the two.';

export const ofMeetings = describeContract(meetings, {
  meeting: { description: 'Where and when the two meet, on the clock of its airport.', fields: meeting },
  newMeeting: { description: 'Where and when to meet, on the clock of its airport.', fields: meeting },
  missedLeg: {
    description: 'A connection that was missed on any part of the trip.',
    fields: {
      leg: 'The number of the leg that left without them.',
      at: 'When it was said, in UTC.',
      byMe: 'True when the caller said it.',
      companion: 'The match of the other companion who says so. Null when one of the two says it.',
    },
  },
  cancelledPart: {
    description: 'A part of a trip that its companion has cancelled.',
    fields: {
      username: 'The name of the companion who has left.',
      arrivalAirport: 'The IATA code of the airport to which they were to fly along.',
      reason: 'What they wrote to the one who asked for help. Empty for helpers.',
    },
  },
  dayMove: {
    description: 'The day of an agreed trip that one of the two has moved.',
    fields: {
      from: 'The day on which both had agreed, as YYYY-MM-DD.',
      byMe: 'True when the caller has moved it.',
    },
  },
  closedPart: {
    description: 'A part of a trip whose companion has no account any more.',
    fields: {
      arrivalAirport: 'The IATA code of the airport to which they were to fly along.',
      username: 'What the site calls them. Null when they have deleted the account.',
      closedBy: 'Whether the `owner` has deleted the account, or our `team` has closed it.',
    },
  },
  suspendedMember: {
    description: 'One of a trip who is suspended until after their flight leaves.',
    fields: {
      matchId: 'The trip that the traveler has agreed on with this person.',
      username: 'What the site calls this person.',
      until: 'When the suspension ends.',
    },
  },
  newCompanion: {
    description: 'Whom to ask for a part of the trip.',
    fields: {
      listingId: 'A listing of one of the two: the request, or the offer of the helper.',
      userId: 'The helper: who is asked to fly these legs with the traveler.',
      legs: 'Which legs, by number among those of the trip, from 1. They follow each other, and nobody flies them with the traveler yet.',
      note: 'A few words to the helper, also sent as a message. Leave it out to send none.',
      seen: seenText,
    },
    example: { listingId: 7, userId: amara.id, legs: [2] },
  },
});

export const ofMatches = describeContract(matches, {
  matchStatus: {
    description: 'A proposal is agreed or declined; an agreed trip is cancelled, or done after its day.',
  },
  matchOption: {
    description: 'A listing about which the two can propose to each other.',
    fields: {
      listingId: 'What to send as `listingId` of the proposal.',
      role: 'What the caller would be on this trip: `helper` or `seeking_help`.',
      isOwn: 'True for a listing of the caller’s own.',
      arrivalTime: 'When the last flight of the two lands, as HH:MM there. Null when nobody has said.',
      way: wayText,
      seen: 'The trip of the listing, to send back as `seen` of the proposal. Absent for a listing of the caller’s own.',
    },
  },
  tripLeg: { description: 'One flight of a trip.', fields: leg },
  companion: {
    description: 'One of several helpers who each fly a part with the traveler.',
    fields: {
      matchId: 'Their match with the traveler, as in `/api/matches/{id}`. Only the two of it can read it.',
      person: 'Who it is. Null when the caller does not see them: blocked, or without an account.',
      legs: 'What they fly with the traveler, by number among the `legs` of the match that was read.',
      status: 'How far the two are: `proposed`, `agreed` or `done`.',
      isMe: 'True for the caller.',
      steps: 'What was tapped on their part. Only in the details, from the agreement on.',
      'steps.step': 'What has happened.',
      'steps.leg': 'The number of its leg among the `legs` of the match that was read.',
      'steps.at': 'When it was tapped, in UTC.',
    },
  },
  match: { description: 'A trip of two people, seen by one of them.', fields: match },
  mailedConfirmation: {
    description: 'The trip that was confirmed by mail.',
    fields: { id: 'The number of the trip, as in `/api/matches/{id}`.' },
  },
  tripByMail: {
    description: 'The answer to "Are you still flying?"',
    fields: { token: link },
    example: { token: mailedToken },
  },
  stepName: { description: 'A step of the day of travel, in the order in which they happen.' },
  step: {
    description: 'A step that one of the two has tapped.',
    fields: {
      step: 'What has happened.',
      leg: 'The number of its leg among `legs`. A connection has that of the leg it leads to.',
      at: 'When it was tapped, in UTC.',
      byMe: 'True when the caller tapped it.',
      canTakeBack:
        'True for 10 minutes, for the one who tapped it. A meeting is kept while the traveler is handed over.',
      takeBackUntil: 'Until when that is possible, in UTC. Null when it is not.',
      byBoth: 'True when both have tapped it. Until then meeting and arriving are what one of them says.',
    },
  },
  matchDetails: {
    description: 'A trip with everything that the two share once they agreed.',
    fields: {
      ...match,
      contact: 'How to reach the other one. Null before the agreement, and from 30 days after the trip.',
      sign: 'What both hold up to find each other. Null before the agreement.',
      'sign.digits': 'A number that both phones show.',
      'sign.picture': 'The name of a drawing that both phones show, like `umbrella`.',
      steps: 'What was tapped on the day of travel, the oldest first. Empty before the agreement.',
      missed: 'Connections that were missed, as one of the trip says. Absent or empty when none was.',
      familyLink: 'The address with which family follows the trip. Null without one, and for the helper.',
      seenBy: 'The names of people who said on its page that they have looked. Empty for the helper.',
      travelerLink: 'The page of the one who flies. Null without one, and for the helper.',
      helpCall: 'The last time that she asked for help on it, for 24 hours. Null without one.',
      hasTravelerPage:
        'Whether the one who flies has a page of their own, which shows the sign. Absent before the agreement.',
      hasCareCard: 'Whether the family has written a care card. False before the agreement.',
      flyer: 'The person who flies, when it is not the author of the request. Null or absent otherwise.',
      passShown:
        'The boarding passes that the two have shown for flights of this trip, by the caller and by the other one.',
      needs: 'What helps, as the request says. Empty when it says nothing.',
      otherAcceptsTips:
        'Whether the caller may tip the other one: false for helpers, and where tips are not wanted.',
      request: 'Of a proposal: what was written with the request that it came with. Absent without a note.',
      flownAlready:
        'Of a proposal, for the family: first names of those who already fly a flight of it with the traveler. Absent when there are none.',
      promisedTip:
        'The tip in US dollars that the caller’s request named; of several companions the share of this one. Null when it named none.',
      leftBy:
        'The ids of helpers whose part of a trip with several companions was cancelled, for the one who asked for help. Absent for all others.',
      cancelledParts:
        'The parts of a trip with several companions that these have cancelled themselves. A helper reads of those who were to take over from them.',
      closedParts:
        'For the one who asked for help: the parts of a trip with several companions that ended with an account. Absent for helpers.',
      otherMeetings:
        'For the one who asked for help: where other companions of the trip hand over to each other. Absent for helpers.',
      stepsOfLeft: 'Taps on flights with a companion who has left since. Absent when there are none.',
      'stepsOfLeft.step': 'What has happened: only `boarded` and `landed`.',
      'stepsOfLeft.leg': 'The number of its leg among the `legs` of this match.',
      'stepsOfLeft.at': 'When it was tapped, in UTC.',
      suspended:
        'Others of an agreed trip who are suspended until after their flight leaves. Absent when there are none.',
      dayMoved:
        'How the day of an agreed trip was moved. Null once the other one has confirmed, and when it was not.',
      givenTip: 'What the caller has tipped for this trip, in US dollars. Null when they have not.',
    },
  },
  cancellation: {
    description: 'Ends a trip.',
    fields: { reason: 'What the other one reads.' },
    example: { reason: 'My flight was cancelled, and I now fly a day later.' },
  },
  matchChange: {
    description: 'Where and when to meet. Parts that are left out stay as they are.',
    fields: {
      meetings: 'All meetings; one that is left out is removed.',
      meetingPoint: 'The place of the meeting at the departure, for older pages. Null removes it.',
      meetingTime:
        'The time of the meeting at the departure: the last one before the take-off. Null removes it.',
    },
    example: {
      meetings: [
        { airport: 'JFK', place: 'Check-in 4, next to the flower shop', date: newTrip.date, time: '18:30' },
      ],
    },
  },
  newStep: {
    description: 'A tap on the day of travel.',
    fields: {
      step: 'What has happened.',
      leg: 'The number of the leg, from 1. Without it, the first leg that fits and the last landing.',
      at: 'When it was tapped, with a time zone; it may be older than the call when there was no network.',
    },
    example: { step: 'at_airport', at: '2026-05-04T17:55:00Z', clientKey },
  },
  stepToTakeBack: {
    description: 'A tap that was a mistake.',
    fields: {
      step: 'The one to take back, tapped by the caller less than 10 minutes ago.',
      leg: 'The number of the leg. Without it, the first leg that fits and the last landing.',
    },
    example: { step: 'at_airport' },
  },
  missedConnection: {
    description: 'A connection that was missed.',
    fields: { leg: 'The number of the leg that leaves without them, from 1.' },
    example: { leg: 2 },
  },
});
