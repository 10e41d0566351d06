import * as herPages from '../../../trips/her-page/contract.js';
import * as links from '../../../trips/traveler-link/contract.js';
import { describeContract, within, type Fields } from '../../describe-contract.js';
import { legWithoutFlight } from '../family-links.js';
import { placeFields } from '../listings.js';

const link: Fields<typeof links.travelerLink> = {
  url: 'Opens her page without a login. Who has it sees first names, phone numbers and the sign.',
  qr: 'The address as a QR code.',
  'qr.size': 'How many modules a side has, without the quiet zone of four around it.',
  'qr.path': 'The dark modules as the path of an SVG, one unit for each.',
  language: 'In which the page speaks to her.',
};

const call: Fields<typeof links.helpCall> = {
  at: 'When she pressed it, in UTC.',
  airport: 'The IATA code of the airport where she is, as the steps of the day say.',
  city: 'The city of that airport.',
  seenBy: 'First names of those who said that they have seen it, the first of them first.',
  seenByMe: 'Whether the caller has said so.',
};

export const ofTravelerLinks = describeContract(links, {
  newTravelerLink: {
    description: 'A page for the one who flies.',
    fields: {
      language:
        'In which it speaks to her. Left out it stays as it was, or is the first of her languages that there is.',
    },
    example: { language: 'te' },
  },
  travelerLink: { description: 'The address of her page.', fields: link },
  helpCall: { description: 'The last time that she pressed “I need help”.', fields: call },
});

export const ofHerPages = describeContract(herPages, {
  moment: { description: 'What she does now, or does next.' },
  herPage: {
    description: 'A trip as the one who flies sees it.',
    fields: {
      language: 'Hers, in which the page speaks.',
      speaks: 'Codes of the languages that she speaks beside it, like `hi`, as far as they are known.',
      traveler: 'Her first name.',
      helper: 'Who flies with her, or meets her next. Null when nobody does from here on.',
      'helper.name': 'As she calls them, without a family name.',
      'helper.picture': 'The address of a picture, without the name of the site. Null without one.',
      'helper.phone': 'A verified number. Null without one.',
      family: 'Who made the page. Null when that is the one who flies.',
      'family.name': 'As she calls them, without a family name.',
      'family.phone': 'A verified number. Null without one.',
      legs: 'All of her flights in order.',
      ...within('legs', legWithoutFlight),
      'legs.flightNumber': 'Like `AA12`. Null when nobody has said.',
      'legs.helper': 'The first name of the helper on it. Absent when she flies it alone.',
      'legs.beside':
        'The first name of who flies it with her on a trip beside this one. Absent when nobody does.',
      now: 'Where she is, as the steps of the day say.',
      'now.moment':
        'What she does now, or does next. `before` with a later leg than the first: she stays at the stop until the day of that flight.',
      'now.leg': 'The number of its leg. A connection has that of the leg it leads to.',
      'now.airport': 'The airport where that is.',
      ...within('now.airport', placeFields),
      'now.hasMet': 'Whether the helper is with her.',
      'now.willMiss': 'True for a missed connection before its flight takes off. Absent otherwise.',
      'now.beside':
        'The first name of who is with her on a trip beside this one, before a flight that is missed or that she takes without a helper of this trip. Absent when nobody is.',
      meeting: 'Where she is met next. Null when nothing is agreed.',
      'meeting.place': 'In own words. Null when only the time is agreed.',
      'meeting.date': 'The day there, as YYYY-MM-DD. Null when only the place is agreed.',
      'meeting.time': 'As HH:MM on the clocks there. Null when nobody has said.',
      nextHelper: 'The first name of who takes over from the helper. Null for the family.',
      sign: 'What the helper whom she meets next holds up. Null when she meets nobody.',
      'sign.digits': 'A number that both phones show.',
      'sign.picture': 'The name of a drawing that both phones show, like `umbrella`.',
      help: 'The last call for help, for 24 hours. Null without one.',
      'help.at': 'When she pressed it, in UTC.',
      'help.seenBy': 'First names of those who said that they have seen it.',
      'help.toldTo': 'First names of those who got it.',
      landingToSay:
        'The number of the last leg from its take-off on, when she flies it without a helper and nobody has said that she has landed. Otherwise null.',
      endsAt: 'When the page ends, in UTC. A landing moves it.',
    },
  },
});
