import { Skeleton, SkeletonRegion } from 'shared-ui';
import { words } from '../words';
import styles from './TripSkeleton.module.css';

export function TripSkeleton() {
  return (
    <SkeletonRegion label={words.loadingTrip} className={styles.trip}>
      <Skeleton className={styles.back} />
      <Skeleton shape="title" className={styles.title} />
      <Skeleton className={styles.lead} />
      <div className={styles.columns}>
        <Skeleton shape="block" className={styles.pass} />
        <Skeleton shape="block" className={styles.side} />
      </div>
    </SkeletonRegion>
  );
}
