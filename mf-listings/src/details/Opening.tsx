import { Button, Spinner } from 'shared-ui';
import styles from './DetailsDialog.module.css';

interface OpeningProps {
  isFailed: boolean;
  onTryAgain: () => void;
  onClose: () => void;
}

/** For the moment in which the details' own file is still on its way, and for when it does not come. */
export function Opening({ isFailed, onTryAgain, onClose }: OpeningProps) {
  if (!isFailed) {
    return (
      <p role="status" className={styles.opening}>
        <Spinner /> One moment
      </p>
    );
  }
  return (
    <div role="alert" className={styles.opening}>
      <p>The details could not be loaded. Check your connection and try again.</p>
      <Button size="small" onClick={onTryAgain}>
        Try again
      </Button>
      <Button size="small" variant="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
