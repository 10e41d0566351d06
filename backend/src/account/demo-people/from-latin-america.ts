import { person } from './demo-person.js';

export const fromLatinAmerica = [
  person(
    'Tomas',
    'English, Spanish, Portuguese',
    'Retired nurse, always on the aisle seat. I am patient with wheelchairs, connections and customs queues.',
    '19',
  ),
  person(
    'Lucía',
    'Spanish, English',
    'My father speaks only Spanish and has a tight connection in Miami. Looking for someone on the same flight.',
  ),
  person(
    'Alejandra',
    'Spanish, English',
    'I teach first grade in Chicago and spend my long weekends in Mexico City. Forms, lost gloves and nerves are my daily bread.',
    '12',
  ),
  person(
    'Rubén',
    'Spanish, English',
    'My mother lives in Guadalajara, my brothers and I in Los Angeles. She brings more tortillas than clothes and needs a hand with both.',
    '13',
  ),
  person(
    'Ximena',
    'Spanish, English',
    'Nursing student, up and down between Los Angeles and Guadalajara. I like window seats but love to give them away.',
    '14',
  ),
  person(
    'Joaquín',
    'Spanish, English, French',
    'I build bridges, mostly of steel, between Houston and Monterrey. Always glad of a chat over bad coffee at the gate.',
    '15',
  ),
  person(
    'Marisol',
    'Spanish',
    'My grandmother Chela visits us in Chicago for every baptism. She has never used a lift without somebody holding her hand.',
  ),
  person(
    'Diego',
    'Spanish, English, Italian',
    'Cellist, so there is a seat booked for my cello and one hand free for you. Often between Madrid and Mexico City.',
    '16',
  ),
];
