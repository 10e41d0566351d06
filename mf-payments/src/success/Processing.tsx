import { Spinner } from 'shared-ui';
import styles from './Processing.module.css';

export function Processing({ isLong }: { isLong: boolean }) {
  return (
    <div className={styles.page}>
      <Spinner className={styles.icon} />
      <h1 className={styles.title}>Processing your payment...</h1>
      <p role="status">
        {isLong
          ? 'Your bank is taking its time. You can close this page: we will mail the receipt when it is through.'
          : 'This takes a moment.'}
      </p>
    </div>
  );
}
