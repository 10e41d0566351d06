import { Skeleton } from 'shared-ui';
import pass from './BoardingPass.module.css';
import styles from './PassSkeleton.module.css';

/** Stands where a BoardingPass will be. Put as many as are awaited into one SkeletonRegion. */
export function PassSkeleton() {
  return (
    <div className={pass.pass} aria-hidden="true">
      <div className={pass.trip}>
        <div className={pass.top}>
          <Skeleton className={styles.badge} />
          <Skeleton className={styles.rating} />
        </div>
        <div className={styles.route}>
          <Skeleton shape="block" className={styles.place} />
          <Skeleton shape="block" className={styles.place} />
        </div>
        <Skeleton shape="block" className={styles.facts} />
        <div className={pass.words}>
          <Skeleton shape="block" className={styles.skills} />
          <div>
            <Skeleton />
            <Skeleton className={styles.lastLine} />
          </div>
        </div>
      </div>
      <div className={pass.stub}>
        <div className={styles.person}>
          <Skeleton shape="circle" />
          <div className={styles.words}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.small} />
            <Skeleton className={styles.small} />
          </div>
        </div>
        <div className={pass.action}>
          <Skeleton shape="control" className={styles.button} />
        </div>
      </div>
    </div>
  );
}
