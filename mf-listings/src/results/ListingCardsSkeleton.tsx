import { SkeletonRegion } from 'shared-ui';
import { PassSkeleton } from '../pass/PassSkeleton';
import styles from './ListingCards.module.css';

interface ListingCardsSkeletonProps {
  label: string;
  count: number;
  inPairs?: boolean;
}

export function ListingCardsSkeleton({ label, count, inPairs }: ListingCardsSkeletonProps) {
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
