import { Spinner } from 'shared-ui';
import { words } from '../words';
import styles from './LoadingOverlay.module.css';

export const LoadingOverlay = () => (
  <div role="status" aria-label={words.oneMoment} className={styles.waiting}>
    <Spinner />
  </div>
);
