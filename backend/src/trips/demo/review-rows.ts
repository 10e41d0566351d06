import { fillTemplate } from '../../listings/index.js';
import { isAmigo } from './meetings.js';
import { reviews, type Review } from './reviews.js';

interface Person {
  id: number;
  username: string;
}

interface ReviewRow extends Pick<Review, 'rating' | 'text' | 'daysAgo'> {
  authorId: number;
  targetId: number;
  /** Of the listing that it is about. */
  type: 'helper' | 'seeking_help';
  route: string;
}

export function reviewRows(people: Map<string, Person>, cityOf: (code: string) => string): ReviewRow[] {
  return reviews().flatMap(({ author, target, text, from, to, rating, daysAgo }) => {
    const [one, other] = [people.get(author), people.get(target)];
    if (!one || !other) return [];
    const words = fillTemplate(text, { name: other.username, from: cityOf(from), to: cityOf(to) });
    const type = isAmigo(target) ? 'helper' : 'seeking_help';
    const route = `${from} to ${to}`;
    return [{ authorId: one.id, targetId: other.id, type, text: words, route, rating, daysAgo }];
  });
}
