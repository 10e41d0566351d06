import type { Form } from '../posting/content.js';
import { SeededRandom } from './seeded-random.js';
import { routes } from './routes.js';
import { asDate } from './trip.js';

interface Draft {
  name: string;
  type: Form['type'];
  route: string;
  way: 'out' | 'back';
  description: string;
  tip?: number;
}

const drafts: Draft[] = [
  {
    name: 'Bronisława',
    type: 'seeking_help',
    route: 'JFK-WAW',
    way: 'back',
    description:
      'My sister and I are both over eighty and share one good pair of ears. Please listen for us.',
  },
  {
    name: 'Imran',
    type: 'helper',
    route: 'LHR-DEL',
    way: 'out',
    description: 'Going to a wedding with empty hands and full of energy. Glad to help whoever needs it.',
  },
  {
    name: 'Consuelo',
    type: 'seeking_help',
    route: 'LAX-MEX',
    way: 'back',
    description:
      'I visit my newborn grandson and have never taken a plane. A person to follow is all I need.',
    tip: 20,
  },
  {
    name: 'Haruka',
    type: 'helper',
    route: 'LAX-HND',
    way: 'back',
    description: 'I can translate Japanese and English and I like helping with trains after landing.',
  },
  {
    name: 'Obinna',
    type: 'seeking_help',
    route: 'LHR-LOS',
    way: 'out',
    description: 'My uncle goes home after his treatment. He is weak but stubborn; a wheelchair is ordered.',
    tip: 30,
  },
  {
    name: 'Mei Ling',
    type: 'seeking_help',
    route: 'SFO-PVG',
    way: 'out',
    description: 'My parents go home after the summer. They need help with the machines at check-in.',
  },
  {
    name: 'Teodoro',
    type: 'helper',
    route: 'SFO-MNL',
    way: 'out',
    description: 'Balikbayan with one box too many, and still an arm for any Lola or Lolo on this flight.',
  },
  {
    name: 'Roya',
    type: 'seeking_help',
    route: 'LAX-IKA',
    way: 'back',
    description: 'My mother changes planes in Istanbul at night. Somebody who speaks Farsi would be a gift.',
    tip: 40,
  },
  {
    name: 'Sandeep',
    type: 'seeking_help',
    route: 'SFO-DEL',
    way: 'back',
    description: 'Both grandmothers on one flight, sixteen hours, one remote control. Please be brave.',
  },
  {
    name: 'Agnieszka',
    type: 'helper',
    route: 'ORD-WAW',
    way: 'out',
    description: 'Kindergarten teacher on holiday. Traveling children and shy adults are equally welcome.',
  },
  {
    name: 'Yohannes',
    type: 'helper',
    route: 'IAD-ADD',
    way: 'back',
    description: 'I return to my studies and will happily carry coffee, bags and conversation.',
  },
  {
    name: 'Leticia',
    type: 'seeking_help',
    route: 'ORD-MEX',
    way: 'out',
    description: 'I am pregnant and not allowed to lift anything. Could somebody help with two suitcases?',
    tip: 15,
  },
];
const freshOnADay = 6;

/** Guests' posts expire soon, so each day has its own. */
export function guestPosts(today: number): (Form & { name: string; email: string })[] {
  return Array.from({ length: freshOnADay }, (_, index) => {
    const draft = drafts[(today * freshOnADay + index) % drafts.length]!;
    const { name, type, way, description, tip } = draft;
    const route = routes.get(draft.route)!;
    const day = today + 6 + new SeededRandom(`${name} ${today}`).below(50);
    const [departureAirport, arrivalAirport] =
      way === 'out' ? [route.from, route.to] : [route.to, route.from];
    const place = { departureAirport, arrivalAirport, date: asDate(day), flightNumber: route[way].number };
    return { ...place, type, name, email: emailOf(name), description, ...tipOf(type, tip) };
  });
}

const emailOf = (name: string) =>
  `${name
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()}@example.com`;

const tipOf = (type: Form['type'], tipAmount?: number) =>
  type === 'helper' ? { acceptsTips: true } : tipAmount ? { tipAmount, offersTips: true } : {};
