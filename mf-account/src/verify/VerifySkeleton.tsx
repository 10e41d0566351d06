import { Skeleton, SkeletonRegion } from 'shared-ui';
import styles from './VerifyForm.module.css';

export function VerifySkeleton() {
  return (
    <SkeletonRegion label="Loading your phone number" className={styles.page}>
      <Skeleton shape="block" className={styles.waiting} />
    </SkeletonRegion>
  );
}
