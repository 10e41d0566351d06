import { Skeleton, SkeletonRegion } from 'shared-ui';
import styles from './ProfileSkeleton.module.css';

export function ProfileSkeleton() {
  return (
    <SkeletonRegion label="Loading your profile">
      <Skeleton shape="control" className={styles.tabs} />
      <div className={styles.columns}>
        <Skeleton shape="block" className={styles.card} />
        <Skeleton shape="block" className={styles.form} />
      </div>
    </SkeletonRegion>
  );
}
