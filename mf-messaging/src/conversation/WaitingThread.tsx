import { Skeleton, SkeletonRegion } from 'shared-ui';
import styles from './WaitingThread.module.css';

const messages = ['one', 'two', 'three', 'four'];

export function WaitingThread() {
  return (
    <SkeletonRegion label="Loading the conversation" className={styles.thread}>
      {messages.map((message) => (
        <Skeleton key={message} shape="block" className={styles.message} />
      ))}
    </SkeletonRegion>
  );
}
