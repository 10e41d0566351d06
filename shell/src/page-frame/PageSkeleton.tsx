import { Skeleton, SkeletonRegion } from 'shared-ui';
import { words } from '../words';
import styles from './PageSkeleton.module.css';

/** As high as the window, so that the footer does not jump when the page arrives. */
export function PageSkeleton() {
  return (
    <SkeletonRegion label={words.loadingPage} className={styles.page}>
      <Skeleton shape="title" className={styles.title} />
      <Skeleton className={styles.line} />
      <Skeleton shape="block" className={styles.block} />
    </SkeletonRegion>
  );
}
