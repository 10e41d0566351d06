import type { MatchDetails } from 'backend/contract/trips';
import { withParts } from 'shared-ui';
import type { HandOver } from '../../companions/companions';
import type { TripNames } from '../names';
import { lastOfLeft, otherParts } from './otherSteps';
import { words } from '../../words';
import styles from './OtherSteps.module.css';

const bold = (text: string) => <b>{text}</b>;

interface LastNewsProps {
  trip: MatchDetails;
  names: TripNames;
  /** Absent where the companion has left who was to give her. */
  handOver: HandOver | undefined;
}

/** The last step of the companion to meet at the hand-over. */
export function LastNews({ trip, names, handOver }: LastNewsProps) {
  const news = handOver
    ? newsOf(handOver, trip, names)
    : { name: names.traveler, last: lastOfLeft(trip, names) };
  if (!news?.last) return null;
  const { name, last } = news;
  return (
    <p className={styles.news} role="status">
      {withParts(words.lastNews(name, last.name, last.when), { name: bold })}
    </p>
  );
}

function newsOf({ from, to }: HandOver, trip: MatchDetails, names: TripNames) {
  const { before, after } = otherParts(trip, names);
  const other = from.matchId === trip.id ? to : from;
  const part = [...before, ...after].find(({ matchId }) => matchId === other.matchId);
  return part && { name: part.name, last: part.steps.at(-1) };
}
