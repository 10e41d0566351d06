import { Skeleton, SkeletonRegion } from 'shared-ui';
import { words } from '../words';
import styles from './ConversationListSkeleton.module.css';

const rows = ['one', 'two', 'three', 'four', 'five'];

export function ConversationListSkeleton() {
  return (
    <SkeletonRegion label={words.loadingConversations} className={styles.list}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
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
