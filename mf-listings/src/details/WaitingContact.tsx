import { Skeleton, SkeletonRegion } from 'shared-ui';
import styles from './ContactInfo.module.css';

export function WaitingContact() {
  return (
    <SkeletonRegion label="Loading contact details" className={styles.waiting}>
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="title" />
      <Skeleton shape="control" />
    </SkeletonRegion>
  );
}
