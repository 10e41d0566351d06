import { Skeleton, SkeletonRegion } from 'shared-ui';
import { words } from '../words';
import styles from './DetailsSkeleton.module.css';

export function DetailsSkeleton() {
  return (
    <SkeletonRegion label={words.loadingListing} className={styles.listing}>
      <Skeleton shape="block" className={styles.pass} />
      <Skeleton shape="control" className={styles.tabs} />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="control" />
    </SkeletonRegion>
  );
}
