import { Skeleton, SkeletonRegion } from 'shared-ui';
import styles from './ThreadSkeleton.module.css';

export const ThreadSkeleton = () => (
  <SkeletonRegion label="Loading the conversation">
    <Skeleton shape="block" className={styles.panel} />
  </SkeletonRegion>
);
