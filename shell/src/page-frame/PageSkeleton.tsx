import { Skeleton, SkeletonRegion } from 'shared-ui';
import styles from './PageSkeleton.module.css';

/** Stands for a page of which nothing is known yet; as high as the window, so that what is below stays below. */
export function PageSkeleton() {
  return (
    <SkeletonRegion label="Loading the page" className={styles.page}>
      <Skeleton shape="title" className={styles.title} />
      <Skeleton className={styles.line} />
      <Skeleton shape="block" className={styles.block} />
    </SkeletonRegion>
  );
}
