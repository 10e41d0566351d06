import { travelPatterns } from '../../listings/index.js';
import { isAmigo, meetings, type Meeting } from './meetings.js';
import { content, delighted, lukewarm, pleased } from './thanks.js';

export interface Review extends Meeting {
  rating: number;
  text: string;
  from: string;
  to: string;
  daysAgo: number;
}

const kinds = {
  delighted: { texts: delighted, rating: 5 },
  content: { texts: content, rating: 4 },
  lukewarm: { texts: lukewarm, rating: 3 },
  pleased: { texts: pleased, rating: 5 },
};
type Kind = keyof typeof kinds;

/** Most are delighted, an eighth content, a few lukewarm. */
function kindOf(target: string, index: number): Kind {
  if (!isAmigo(target)) return 'pleased';
  if (index % 50 === 23) return 'lukewarm';
  return index % 8 === 7 ? 'content' : 'delighted';
}

/** The latest first. No text repeats before all of its kind were used. */
export function reviews(): Review[] {
  const said: Record<Kind, number> = { delighted: 0, content: 0, lukewarm: 0, pleased: 0 };
  return meetings().map((meeting, index) => {
    const kind = kindOf(meeting.target, index);
    const { texts, rating } = kinds[kind];
    const text = texts[said[kind]++ % texts.length] ?? '';
    return { ...meeting, ...wayOf(meeting.target, index), text, rating, daysAgo: 1 + 2 * index };
  });
}

function wayOf(name: string, index: number): Pick<Review, 'from' | 'to'> {
  const { routes = [] } = travelPatterns.find((pattern) => pattern.name === name) ?? {};
  const [start = '', end = ''] = (routes[index % routes.length] ?? '').split('-');
  return index % 2 ? { from: end, to: start } : { from: start, to: end };
}
