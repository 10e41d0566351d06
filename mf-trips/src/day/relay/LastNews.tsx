import type { MatchDetails } from 'backend/contract/trips';
import { withParts } from 'shared-ui';
import type { HandOver } from '../../companions/companions';
import type { TripNames } from '../names';
import { otherParts } from './otherSteps';
import { words } from '../../words';
import styles from './OtherSteps.module.css';

const bold = (text: string) => <b>{text}</b>;

interface LastNewsProps {
  trip: MatchDetails;
  names: TripNames;
  handOver: HandOver;
}

/** The last step of the companion to meet at the hand-over. */
export function LastNews({ trip, names, handOver: { from, to } }: LastNewsProps) {
  const { before, after } = otherParts(trip, names);
  const other = from.matchId === trip.id ? to : from;
  const part = [...before, ...after].find(({ matchId }) => matchId === other.matchId);
  const last = part?.steps.at(-1);
  if (!part || !last) return null;
  return (
    <p className={styles.news} role="status">
      {withParts(words.lastNews(part.name, last.name, last.when), { name: bold })}
    </p>
  );
}
