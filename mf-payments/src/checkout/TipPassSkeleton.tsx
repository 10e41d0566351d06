import { Skeleton, SkeletonRegion } from 'shared-ui';
import { words } from '../words';
import styles from './TipPassSkeleton.module.css';

export function TipPassSkeleton() {
  return (
    <SkeletonRegion label={words.loadingTip} className={styles.page}>
      <Skeleton shape="title" className={styles.title} />
      <Skeleton shape="block" className={styles.pass} />
    </SkeletonRegion>
  );
}
