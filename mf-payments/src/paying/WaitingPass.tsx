import { Skeleton, SkeletonRegion } from 'shared-ui';
import styles from './WaitingPass.module.css';

export function WaitingPass() {
  return (
    <SkeletonRegion label="Loading the tip" className={styles.page}>
      <Skeleton shape="title" className={styles.title} />
      <Skeleton shape="block" className={styles.pass} />
    </SkeletonRegion>
  );
}
