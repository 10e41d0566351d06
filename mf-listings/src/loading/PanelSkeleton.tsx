import { Skeleton, SkeletonRegion } from 'shared-ui';
import styles from './PanelSkeleton.module.css';

/** The content of a tab while it loads. */
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
