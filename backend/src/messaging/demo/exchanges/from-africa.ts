import type { Exchange } from './exchange.js';

export const fromAfrica: Exchange[] = [
  {
    between: ['ifeoma', 'chidi'],
    hoursAgo: 1,
    unread: 2,
    lines: `
      Good evening Chidi. My mother comes to Houston in December and she will change planes alone. Are you on the way back then?
      < Good evening! I am. My four weeks end on the twelfth. Which way does she come?
      Lagos, then Frankfurt, then Houston. She worries most about Frankfurt.
      < I worry about Frankfurt too, and I have been there a hundred times. I will be at her gate when she comes out.
      < Tell her to look for a tall man with an orange cap. My wife says nobody can miss it.
    `,
  },
  {
    between: ['emeka', 'ifeoma'],
    hoursAgo: 20,
    lines: `
      Hello Ifeoma, I saw that your mother flies by Lagos. I go through Atlanta, so it is not my way, but I can tell you about the forms.
      < Oh please do! The last time she filled them in twice.
      The customs form is only for those who carry more than ten thousand dollars, and the health form is online now.
      < She carries dried fish and three Bibles.
      The Bibles are fine. The fish she must declare, and then it mostly is fine too.
      < Thank you, Emeka. I will tell her that a church musician said so.
    `,
  },
  {
    between: ['tunde', 'adaeze'],
    hoursAgo: 74,
    lines: `
      Hello Adaeze, thank you for sitting with my father in London. He talks of nothing else.
      < He explained prime numbers to me all the way to the gate. I have never enjoyed a delay so much.
      He says you read him the whole conditions of carriage.
      < Only the part about compensation. He will get some money back, I have sent you the form.
    `,
  },
];
