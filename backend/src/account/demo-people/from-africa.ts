import { person } from './demo-person.js';

export const fromAfrica = [
  person(
    'Ifeoma',
    'English, Igbo',
    'My mother visits me in Houston every winter. She changes planes alone and I would love to know that somebody kind is with her.',
  ),
  person(
    'Kwame',
    'English, Twi, French',
    'I travel for work between Accra, London and Washington and like good company on long flights.',
    '31',
  ),
  person(
    'Samuel',
    'English, Amharic',
    'I fly home to Addis Ababa as often as I can and always have room for a conversation and one more cabin bag.',
    '64',
  ),
  person(
    'Chidi',
    'English, Igbo, Yoruba',
    'Offshore engineer, four weeks in Port Harcourt, four weeks in Houston. The check-in ladies call me by my first name.',
    '30',
  ),
  person(
    'Adaeze',
    'English, Igbo',
    'Solicitor in London. I read the small print on tickets for pleasure and walk in flat shoes.',
    '32',
  ),
  person(
    'Tunde',
    'Yoruba, English',
    'My father taught mathematics in Abeokuta for forty years. He can calculate any tip, but moving walkways confuse him.',
    '33',
  ),
  person(
    'Ngozi',
    'Igbo, English',
    'I am a grandmother of five and I have flown twice. My son in Toronto says the airport there is as large as our town.',
  ),
  person(
    'Emeka',
    'English, Igbo, Pidgin',
    'Church musician in Atlanta. I hum on take-off; people say it calms them. I carry heavy bags without being asked.',
    '34',
  ),
  person(
    'Zainab',
    'Hausa, English, Arabic',
    'Medical student in London, from Kano. I know the quiet corners to pray in at every airport on the way.',
    '35',
  ),
];
