import styles from './PanelSkeleton.module.css';
import { Skeleton, SkeletonRegion } from './Skeleton';

/** A title and a control, twice, while a tab or a panel loads. */
export function PanelSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label} className={styles.panel}>
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="title" />
      <Skeleton shape="control" />
    </SkeletonRegion>
  );
}
