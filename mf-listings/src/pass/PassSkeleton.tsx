import { Skeleton } from 'shared-ui';
import card from './BoardingPass.module.css';
import { ListingPass } from './ListingPass';
import styles from './PassSkeleton.module.css';
import personStub from './PersonStub.module.css';

/** The same size as a BoardingPass. Needs a SkeletonRegion around it. */
export function PassSkeleton() {
  const stub = (
    <>
      <div className={styles.person}>
        <Skeleton shape="circle" />
        <div className={styles.lines}>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
        </div>
      </div>
      <div className={personStub.action}>
        <Skeleton shape="control" className={styles.button} />
      </div>
    </>
  );
  return (
    <ListingPass aria-hidden="true" stub={stub}>
      <div className={card.top}>
        <Skeleton className={styles.badge} />
        <Skeleton className={styles.rating} />
      </div>
      <div className={styles.route}>
        <Skeleton shape="block" className={styles.place} />
        <Skeleton shape="block" className={styles.place} />
      </div>
      <Skeleton shape="block" className={styles.facts} />
      <div className={card.words}>
        <Skeleton shape="block" className={styles.skills} />
        <div>
          <Skeleton />
          <Skeleton className={styles.lastLine} />
        </div>
      </div>
    </ListingPass>
  );
}
