import { Spinner } from 'shared-ui';
import styles from './LoadingOverlay.module.css';

export const LoadingOverlay = () => (
  <div role="status" aria-label="One moment" className={styles.waiting}>
    <Spinner />
  </div>
);
