import { Skeleton, SkeletonRegion } from 'shared-ui';
import { words } from '../words';
import styles from './ThreadSkeleton.module.css';

export const ThreadSkeleton = () => (
  <SkeletonRegion label={words.loadingConversation}>
    <Skeleton shape="block" className={styles.panel} />
  </SkeletonRegion>
);
