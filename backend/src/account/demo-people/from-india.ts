import { person } from './demo-person.js';

export const fromIndia = [
  person(
    'Meera',
    'English, Hindi, Telugu',
    'I fly between New York and Hyderabad every few weeks and know every lounge, gate and form on the way. Happy to sit next to your parents and see them to the door.',
    '83',
  ),
  person(
    'Anjali',
    'English, Telugu, Tamil',
    'Graduate student in Dallas, home to Chennai whenever classes allow. I have helped three grandmothers find gate D22 so far.',
    '27',
  ),
  person(
    'Priya',
    'Hindi, Gujarati, English',
    'Booking for my parents, who fly between Ahmedabad and Newark with two stops. They are cheerful and travel light.',
  ),
  person(
    'Ravi',
    'Kannada, English, Hindi',
    'Chip designer with a team in Bengaluru and a family in San Jose. Sixteen hours pass quicker with a neighbour to talk to.',
    '01',
  ),
  person(
    'Sunita',
    'Telugu, Hindi, English',
    'My in-laws and my mother take turns with our twins in Dallas. None of them likes changing planes alone, so I look for kind company early.',
    '02',
  ),
  person(
    'Arjun',
    'Hindi, Punjabi, English',
    'Doctoral student in Boston. My own grandfather was once walked through Doha by a stranger, and I have been returning the favour since.',
    '03',
  ),
  person(
    'Lakshmi',
    'Malayalam, English, Tamil',
    'Hospital nurse in Chicago. Medicines, wheelchairs, compression socks: ask me anything, at any hour of a night flight.',
    '04',
  ),
  person(
    'Harpreet',
    'Punjabi, Hindi',
    'My father farms near Amritsar and flies to Toronto to see his grandsons. He is strong as an ox and afraid of escalators.',
  ),
  person(
    'Gurdeep',
    'Punjabi, English, Hindi',
    'I run a small haulage firm in Surrey and visit my village every winter and every wedding. Elders are welcome to my arm and my snacks.',
    '05',
  ),
  person(
    'Nisha',
    'Hindi, Marathi, English',
    'Consultant, forever between London and Mumbai. I travel with one cabin bag, so I have two hands free for yours.',
    '06',
  ),
  person(
    'Vikram',
    'Hindi, Marathi, English, Gujarati',
    'Retired from the railways after forty years of timetables. I arrive early, and so will your parents.',
    '07',
  ),
  person(
    'Fatima',
    'Urdu, Telugu, English',
    'My mother visits us in Chicago twice a year. She reads Urdu and Telugu but little English, and asks for a window seat to pray in peace.',
    '08',
  ),
  person(
    'Deepak',
    'Hindi, English',
    'Looking for company for my parents, who are in their seventies and call every airport "the maze".',
  ),
  person(
    'Kavya',
    'Telugu, English, Hindi',
    'I teach chemistry in Atlanta and go home for every festival I can. Good at small talk and at falling asleep on command.',
    '09',
  ),
  person(
    'Biju',
    'Malayalam, English',
    'My aunts come to Houston one after the other to spoil our children. A familiar language at the transfer means the world to them.',
  ),
  person(
    'Padma',
    'Tamil',
    'I am sixty-eight and I fly to London to meet my first great-grandchild. I speak Tamil only. My granddaughter writes this for me.',
  ),
  person(
    'Rohan',
    'Hindi, Kannada, German, English',
    'Software engineer in Frankfurt. German officials and Indian aunties both like me, which helps at immigration.',
    '10',
  ),
  person(
    'Swati',
    'Gujarati, Hindi, English',
    'Accountant in Mississauga. I colour-code passports and boarding passes, my own and those of my seat neighbours.',
    '11',
  ),
];
