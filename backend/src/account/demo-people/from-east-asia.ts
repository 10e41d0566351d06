import { person } from './demo-person.js';

export const fromEastAsia = [
  person(
    'Yuki',
    'Japanese, English',
    'Flight notes in one hand, tea in the other. I can translate at the counter and on board.',
    '38',
  ),
  person(
    'Grace',
    'English, Tagalog',
    'I go to see my grandchildren in Toronto as often as my knees allow. I would feel better with a friendly face at the transfer in Seoul.',
  ),
  person(
    'Wei',
    'Mandarin, Shanghainese, English',
    'I import tea to San Francisco and export grandchildren stories to Shanghai. I fill in arrival cards with my eyes closed.',
    '17',
  ),
  person(
    'Lin',
    'Mandarin, English',
    "My parents come from Xi'an to Toronto to cook for us all winter. They read no English, but they will feed you.",
  ),
  person(
    'Mingyu',
    'Mandarin, English',
    'Architecture student in London. I have missed every connection once, so now I know where all of them are.',
    '18',
  ),
  person(
    'Jiahui',
    'Cantonese, Mandarin, English',
    'I live in Los Angeles, my mother in Guangzhou. She is deaf in one ear and too polite to say so.',
    '20',
  ),
  person(
    'Hao',
    'Mandarin, English',
    'Hydropower engineer, Vancouver and Beijing. I carry a spare charger for every phone made since 2010.',
    '21',
  ),
  person(
    'Xiaolan',
    'Mandarin',
    'Retired music teacher. My daughter lives in Frankfurt. I speak no English yet, but I can sing in German.',
  ),
  person(
    'Zhen',
    'Mandarin, Wenzhounese, English',
    'I own a noodle shop in Queens and fly to Shanghai for family and for pepper. Elders from any province are welcome.',
    '22',
  ),
  person(
    'Yan',
    'Mandarin, French, English',
    'Translator in Paris. I have explained a great many customs forms to a great many uncles.',
    '23',
  ),
  person(
    'Rosario',
    'Cebuano, Tagalog, English',
    'My Lola is eighty-one and flies from Cebu to Los Angeles for birthdays. She travels with a rosary, a fan and dried mangoes.',
    '24',
  ),
  person(
    'Jun',
    'Tagalog, English, Dutch',
    "Ship's engineer, eight weeks aboard and some at home. I sleep anywhere, so wake me whenever you need something.",
    '25',
  ),
  person(
    'Maricel',
    'Tagalog, Ilocano, English',
    'Night-shift nurse in Los Angeles, which makes a night flight to Manila an ordinary evening. Wheelchair users welcome.',
    '26',
  ),
  person(
    'Danilo',
    'Tagalog, English',
    'Caregiver in Toronto for twelve years. Walking slowly is what I do best.',
    '28',
  ),
  person(
    'Tessa',
    'Tagalog, English',
    'I keep the books of a London hospital and of my whole family in Batangas. I always know where the passports are.',
    '29',
  ),
  person(
    'Cora',
    'Tagalog, English',
    'My parents are coming to San Francisco to see the ocean from the other side. They fly seldom and worry often.',
  ),
];
