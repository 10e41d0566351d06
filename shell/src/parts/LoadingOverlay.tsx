import { Spinner } from 'shared-ui';
import styles from './LoadingOverlay.module.css';

/** Covers the page while a dialog's code is on its way. */
export const LoadingOverlay = () => (
  <div role="status" aria-label="One moment" className={styles.waiting}>
    <Spinner />
  </div>
);
