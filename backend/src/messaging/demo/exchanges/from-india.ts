import type { Exchange } from './exchange.js';

export const fromIndia: Exchange[] = [
  {
    between: ['sunita', 'meera'],
    hoursAgo: 2,
    unread: 1,
    lines: `
      Hello Meera, my mother flies home to Hyderabad next month and changes in Dubai. Would you be on that flight?
      < Hello Sunita! I fly from New York that week. I could wait for her in Dubai, our planes come in an hour apart.
      That would be wonderful. She speaks Telugu and a little Hindi, and walks slowly.
      < Then she and I will get along. We meet at the information desk in terminal 3, right after security.
      I have told her about you. She has already asked whether you like murukku.
    `,
  },
  {
    between: ['priya', 'meera'],
    hoursAgo: 27,
    lines: `
      Dear Meera, my parents want to go home by way of Newark. Do the counters there help with wheelchairs?
      < They do. Ask the airline two days before, and once more at the counter. It costs nothing.
      Thank you! My father says he can walk, my mother says he cannot.
      < Book it anyway. He may always get up and walk beside it.
      That is exactly what he will do.
    `,
  },
  {
    between: ['meera', 'arjun'],
    hoursAgo: 96,
    lines: `
      Hi Arjun, you know Delhi better than I do. How long from the international to the domestic side these days?
      < Give it ninety minutes with a parent, an hour alone. The line at transfer security is longest before nine.
      Good to know, I have somebody with me who is eighty-one.
      < Then ask for the buggy at the top of the ramp. They never offer, but they always come.
      You are a treasure.
    `,
  },
  {
    between: ['padma', 'anjali'],
    hoursAgo: 51,
    lines: `
      Vanakkam, this is Padma's granddaughter. She flies from London to Chennai alone and reads only Tamil. May she write to you?
      < Vanakkam! Of course. I speak Tamil, and I can call her before the flight if she likes.
      She would like that very much. What should she carry in her hand bag?
      < Passport, a warm shawl, her tablets in their box, and your number on a piece of paper. I send a list in Tamil.
      She has read it aloud to the whole family. Thank you from all of us.
    `,
  },
];
