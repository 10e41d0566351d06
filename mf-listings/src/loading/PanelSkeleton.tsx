import { Skeleton, SkeletonRegion } from 'shared-ui';
import styles from './PanelSkeleton.module.css';

/** Stands in a tab until there is something to show. */
export function WaitingPart({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label} className={styles.waiting}>
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="title" />
      <Skeleton shape="control" />
    </SkeletonRegion>
  );
}
