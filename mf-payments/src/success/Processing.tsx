import { Spinner } from 'shared-ui';
import styles from './Processing.module.css';

interface Props {
  isLong: boolean;
  isChecking?: boolean | undefined;
}

const checking = 'We are still checking your payment. Please do not pay again.';
const slowBank =
  'Your bank is taking its time. You can close this page: we will mail the receipt when it is through.';

export function Processing({ isLong, isChecking }: Props) {
  return (
    <div className={styles.page}>
      <Spinner className={styles.icon} />
      <h1 className={styles.title}>Processing your payment...</h1>
      <p role="status">{isChecking ? checking : isLong ? slowBank : 'This takes a moment.'}</p>
    </div>
  );
}
