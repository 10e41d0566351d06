import * as family from '../../trips/family/contract.js';
import { describeContract, within, type Fields } from '../describe-contract.js';
import { placeFields } from './listings.js';

export const airports = { ...within('departure', placeFields), ...within('arrival', placeFields) };

export const legWithoutFlight: Omit<Fields<typeof family.journeyLeg>, 'helper'> = {
  from: 'The IATA code of the airport of departure.',
  to: 'The IATA code of the airport of arrival.',
  ...airports,
  departure: 'What is known of the airport where it takes off.',
  arrival: 'What is known of the airport where it lands.',
  date: 'The day of departure there, as YYYY-MM-DD.',
  time: 'Scheduled departure there, as HH:MM. Null when nobody has said.',
  arrivalDate: 'The day of landing there, as YYYY-MM-DD. Null while its time is not known.',
  arrivalTime: 'Scheduled landing there, as HH:MM. Null when nobody has said.',
  with: 'Who flies it: both, or the helper or the seeker alone.',
  flightStatus:
    'What the airline says of it, from 24 hours before the departure on. Null or absent while nobody knows.',
  minutesToChange:
    'How many minutes are left to change planes before it, where they are fewer than the change takes. At zero or below it leaves before the other one lands. Null or absent where there is time enough.',
};

const ofJourneyLeg: Fields<typeof family.journeyLeg> = {
  ...legWithoutFlight,
  helper:
    'The first name of the helper on it, which has a number when two have the same. Absent when no helper flies it.',
  beside:
    'The first name of who flies it with the traveler on a trip beside this one. Absent when nobody does.',
};

export const ofFamilyLinks = describeContract(family, {
  familyLink: {
    description: 'The link for family.',
    fields: { url: 'Opens a page without a login. Who has it sees first names and steps, nothing else.' },
  },
  journey: {
    description: 'A trip as family sees it.',
    fields: {
      traveler: 'The first name of the person who flies.',
      helper: 'The first name of the one who helps, or of all who do, in the order flown.',
      sharedBy: 'The first name of the one who made the link.',
      isForSelf: 'False when the person who made the link asked for someone else.',
      ...airports,
      meetsAfterSecurity: 'Whether they meet when both are through security.',
      status: '`done` after the day of travel.',
      steps: 'What was tapped on the way, the oldest first.',
      'steps.step': 'What has happened.',
      'steps.leg': 'The number of its leg among `legs`.',
      'steps.at': 'When it was tapped, in UTC.',
      'steps.saidBy':
        'The first name of the only one who says so. Null or absent when both do, or one is enough.',
      'steps.of':
        'Whose step it is, where one of the two comes to the meeting on a flight of their own. Absent for other steps.',
      legs: 'The flights of the person who flies in order, also those without the helper. One for a direct trip.',
      missed: 'Connections that were missed. Absent or empty when none was.',
      'missed.leg': 'The number of the leg among `legs` that leaves without the traveler.',
      'missed.at': 'When it was said, in UTC.',
      'missed.saidBy': 'The first name of the one who says so.',
      'missed.takeOff': 'When that flight takes off, in UTC. Null or absent while it is not known.',
      hoursToGo:
        'About how many hours are left to the landing of the last leg. Absent when that time is not known, until the day on which a stop of a day or more ends, and after the landing.',
      seenBy: 'What people called themselves who said that they have looked, the first of them first.',
      endsAt: 'When the link stops working, in UTC. A landing moves it.',
    },
  },
  journeyLeg: { description: 'One flight, as family sees it.', fields: ofJourneyLeg },
  newViewer: {
    description: 'Tells the family that somebody has looked.',
    fields: { name: 'What the family calls them. Everyone who has the link can read it.' },
    example: { name: 'Uncle in London' },
  },
  newArrivalContacts: {
    description: 'Whom we tell, once, that the traveler has arrived.',
    fields: { contacts: 'All of them: mail addresses, and phone numbers with their country code.' },
    example: { contacts: ['uncle@example.com', '+1 2025550143'] },
  },
  arrivalContacts: {
    description: 'Whom the family has chosen.',
    fields: {
      contacts: 'Mail addresses, and phone numbers without spaces.',
      toldAt: 'When they were told, in UTC. Null until then.',
    },
  },
});
