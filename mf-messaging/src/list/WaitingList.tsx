import { Skeleton, SkeletonRegion } from 'shared-ui';
import styles from './WaitingList.module.css';

const lines = ['one', 'two', 'three', 'four', 'five'];

export function WaitingList() {
  return (
    <SkeletonRegion label="Loading your conversations" className={styles.list}>
      {lines.map((line) => (
        <div key={line} className={styles.row}>
          <Skeleton shape="circle" className={styles.face} />
          <div>
            <Skeleton className={styles.name} />
            <Skeleton />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}
