import { useEffect, useState } from 'react';
import { Button, Skeleton, Spinner } from 'shared-ui';
import { words } from '../words';
import { usePaymentContext } from './payment-context';
import styles from './SetUpProgress.module.css';

const slowAfterMs = 8000;

interface SetUpProgressProps {
  /** While Cancel is pressed, the card form must not take its place: the press would be lost. */
  onHold: (isHeld: boolean) => void;
}

/** In the place of the card form until that is ready. */
export function SetUpProgress({ onHold }: SetUpProgressProps) {
  const { cancelLabel, onCancel } = usePaymentContext();
  const hold = () => onHold(true);
  // The click follows in the same task.
  const release = () => void setTimeout(() => onHold(false));
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.progress}>
      <div role="status" aria-busy="true" className={styles.status}>
        <Spinner />
        <p>{words.settingUp}</p>
        {isSlow && <p className={styles.slow}>{words.settingUpLong}</p>}
      </div>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Button
        onClick={onCancel}
        onPointerDown={hold}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
        onKeyDown={hold}
        onKeyUp={release}
        onBlur={release}
      >
        {cancelLabel}
      </Button>
    </div>
  );
}
