import { Skeleton, SkeletonRegion } from 'shared-ui';
import { words } from '../words';
import styles from './ThreadSkeleton.module.css';

const messages = ['one', 'two', 'three', 'four'];

export function ThreadSkeleton() {
  return (
    <SkeletonRegion label={words.loadingConversation} className={styles.thread}>
      {messages.map((message) => (
        <Skeleton key={message} shape="block" className={styles.message} />
      ))}
    </SkeletonRegion>
  );
}
