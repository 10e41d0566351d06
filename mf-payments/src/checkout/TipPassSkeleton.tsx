import { Skeleton, SkeletonRegion } from 'shared-ui';
import styles from './TipPassSkeleton.module.css';

export function TipPassSkeleton() {
  return (
    <SkeletonRegion label="Loading the tip" className={styles.page}>
      <Skeleton shape="title" className={styles.title} />
      <Skeleton shape="block" className={styles.pass} />
    </SkeletonRegion>
  );
}
