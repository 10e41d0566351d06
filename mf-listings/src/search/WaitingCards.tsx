import { SkeletonRegion } from 'shared-ui';
import { PassSkeleton } from '../pass/PassSkeleton';
import styles from './Cards.module.css';

export function WaitingCards({ label, count }: { label: string; count: number }) {
  return (
    <SkeletonRegion label={label}>
      <div className={styles.cards}>
        {Array.from({ length: count }, (_, index) => (
          <PassSkeleton key={index} />
        ))}
      </div>
    </SkeletonRegion>
  );
}
