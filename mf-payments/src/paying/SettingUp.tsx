import { useEffect, useState } from 'react';
import { Button, Skeleton, Spinner } from 'shared-ui';
import styles from './SettingUp.module.css';

const long = 8000;

interface SettingUpProps {
  onCancel: () => void;
  cancelWord: string;
}

/** Stands where the card form is about to be. */
export function SettingUp({ onCancel, cancelWord }: SettingUpProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), long);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.waiting}>
      <div role="status" aria-busy="true" className={styles.words}>
        <Spinner />
        <p>Setting up payment...</p>
        {isLong && <p className={styles.long}>This takes longer than usual. Nothing has been charged.</p>}
      </div>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Button onClick={onCancel}>{cancelWord}</Button>
    </div>
  );
}
