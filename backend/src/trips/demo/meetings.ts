import { shuffled, travelPatterns } from '../../listings/index.js';

/** Travelers of one corridor, who can have met. */
const circles = `
  meera anjali priya ravi sunita arjun lakshmi harpreet gurdeep nisha vikram fatima deepak kavya biju padma rohan swati
  tomas lucia alejandra ruben ximena joaquin marisol diego
  wei lin mingyu jiahui hao xiaolan zhen yan yuki
  grace rosario jun maricel danilo tessa cora
  ifeoma chidi adaeze tunde ngozi emeka zainab kwame samuel
  farid shirin kaveh parisa nasrin
  olek halina kasia marek
`;

export const reviewCount = 150;
/** Reviews about Amigos. The others are about the people they helped. */
const aboutAmigos = 132;
/** Reviews per person, by turns. */
const fame = [6, 3, 4, 2, 5, 3, 4, 2, 3, 5];

const amigos = new Set(travelPatterns.filter(({ type }) => type === 'helper').map(({ name }) => name));
export const isAmigo = (name: string) => amigos.has(name);

/** Travelers who travel for themselves write no reviews. */
const alone = new Set(
  travelPatterns.filter(({ passengers }) => passengers.includes('self')).map(({ name }) => name),
);

export interface Meeting {
  author: string;
  target: string;
}

export function meetings(): Meeting[] {
  const all = circles
    .trim()
    .split('\n')
    .map((circle) => circle.trim().split(' '))
    .flatMap((circle) => circle.flatMap((target) => aboutOne(target, circle)));
  const helped = shuffled(
    all.filter(({ target }) => isAmigo(target)),
    'amigos',
  ).slice(0, aboutAmigos);
  const others = shuffled(
    all.filter(({ target }) => !isAmigo(target)),
    'travelers',
  );
  return apart(shuffled([...helped, ...others.slice(0, reviewCount - helped.length)], 'days'));
}

function apart(meetings: Meeting[]): Meeting[] {
  const left = [...meetings];
  const placed: Meeting[] = [];
  while (left.length) {
    const recent = new Set(placed.slice(-5).map(({ target }) => target));
    const next = left.findIndex(({ target }) => !recent.has(target));
    placed.push(...left.splice(Math.max(next, 0), 1));
  }
  return placed;
}

function aboutOne(target: string, circle: string[]): Meeting[] {
  const authors = circle.filter(
    (name) => name !== target && !alone.has(name) && (isAmigo(target) || isAmigo(name)),
  );
  const known = fame[(target.length + circle.indexOf(target)) % fame.length];
  return shuffled(authors, target)
    .slice(0, known)
    .map((author) => ({ author, target }));
}
