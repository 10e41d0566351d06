import type { Exchange } from './exchange.js';

export const fromAsia: Exchange[] = [
  {
    between: ['lin', 'wei'],
    hoursAgo: 9,
    lines: `
      Hello Wei, my parents land in Shanghai and have two hours for the train to Xi'an. Is that enough?
      < Only if their bags go with them to the station. Two hours from which airport?
      Pudong. I should have asked you before I booked.
      < It can be done: take the maglev, not a taxi. I can walk with them to it, I come in that morning too.
      You have saved my week.
    `,
  },
  {
    between: ['rosario', 'maricel'],
    hoursAgo: 33,
    lines: `
      Hi Maricel! My lola goes home to Cebu by Manila. She has never changed airports by herself.
      < Hi Rosario! It is the same airport, only another terminal. The shuttle is free and takes twenty minutes.
      She thinks somebody will take her bags.
      < I will be beside her, and each of us keeps her own. We can eat something at terminal 3 before she boards.
      She is making you pastillas already.
      < Then I am early at the gate for sure.
    `,
  },
  {
    between: ['marek', 'kasia'],
    hoursAgo: 140,
    lines: `
      Good morning Kasia, are you the one who helps people in Warsaw? My mother changes there, and she will not use the app.
      < Good morning! I am. On paper everything works too. Which day?
      We look for tickets now. I wanted to find the company first and the flight after.
      < That is the right order. Write to me when you have it.
    `,
  },
];
