import { SkeletonRegion } from 'shared-ui';
import { PassSkeleton } from '../pass/PassSkeleton';
import styles from './ListingCards.module.css';

interface WaitingCardsProps {
  label: string;
  count: number;
  inPairs?: boolean;
}

export function WaitingCards({ label, count, inPairs }: WaitingCardsProps) {
  return (
    <SkeletonRegion label={label}>
      <div className={inPairs ? styles.pairs : styles.cards}>
        {Array.from({ length: count }, (_, index) => (
          <PassSkeleton key={index} />
        ))}
      </div>
    </SkeletonRegion>
  );
}
