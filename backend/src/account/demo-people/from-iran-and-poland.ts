import { person } from './demo-person.js';

export const fromIranAndPoland = [
  person(
    'Farid',
    'Farsi, English, German',
    'Engineer and father of two: I come with spare snacks, chargers and a calm voice for nervous flyers.',
    '46',
  ),
  person(
    'Shirin',
    'Farsi, English',
    'My parents live in Tehran and I in Toronto. The stop in Istanbul is long and they are shy; a kind word in Farsi goes far.',
    '36',
  ),
  person(
    'Kaveh',
    'Farsi, English, Spanish',
    'I bake bread in Los Angeles. I bring some on every flight and have never once finished it alone.',
    '37',
  ),
  person(
    'Parisa',
    'Farsi, Azeri, English',
    'Graduate student in Vancouver. I have helped aunts, uncles and one very old violin through Istanbul.',
    '39',
  ),
  person(
    'Nasrin',
    'Farsi',
    'I am a pharmacist from Shiraz and I visit my sister in Stockholm. I speak Farsi and a little Turkish. My niece writes for me.',
  ),
  person(
    'Olek',
    'Polish, Ukrainian, English',
    'Chicago and Warsaw, back and forth. I help with forms, bags and finding the right bus at the other end.',
    '52',
  ),
  person(
    'Halina',
    'Polish',
    'At seventy-four I am flying to see my sister in Chicago. I knit on planes and speak only Polish, but I smile in all languages.',
  ),
  person(
    'Kasia',
    'Polish, English',
    'Dentist in Brooklyn, with a mother in Kraków who expects me often. I like to chat, and I also know when not to.',
    '40',
  ),
  person(
    'Marek',
    'Polish, English',
    'My mother has never left Rzeszów and has decided to start with New Jersey. I would like her first flight to be a good memory.',
    '41',
  ),
];
