import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import styles from './FallbackAlert.module.css';

interface PlainAlertProps {
  title: string;
  children?: ReactNode;
  onTryAgain?: () => void;
  onClose: () => void;
}

/** Says what has to be said when the part that would have said it better could not be loaded. */
export function PlainAlert({ title, children, onTryAgain, onClose }: PlainAlertProps) {
  return (
    <div role="alert" className={styles.alert}>
      <p className={styles.title}>{title}</p>
      {children && <p>{children}</p>}
      <div className={styles.actions}>
        {onTryAgain && (
          <Button size="small" onClick={onTryAgain}>
            Try again
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
