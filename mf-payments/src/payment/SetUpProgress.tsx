import { useEffect, useState } from 'react';
import { Skeleton, Spinner } from 'shared-ui';
import styles from './SetUpProgress.module.css';

const slowAfterMs = 8000;

/** In the place of the card form until that is ready. */
export function SetUpProgress() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.progress}>
      <div role="status" aria-busy="true" className={styles.status}>
        <Spinner />
        <p>Setting up payment...</p>
        {isSlow && <p className={styles.slow}>This takes longer than usual. Nothing has been charged.</p>}
      </div>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
