import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import { words } from '../words';
import styles from './FallbackAlert.module.css';

interface FallbackAlertProps {
  title: string;
  children?: ReactNode;
  onTryAgain?: () => void;
  onClose: () => void;
}

/** In the main bundle, for when a dialog or the toasts could not be loaded. */
export function FallbackAlert({ title, children, onTryAgain, onClose }: FallbackAlertProps) {
  return (
    <div role="alert" className={styles.alert}>
      <p className={styles.title}>{title}</p>
      {children && <p>{children}</p>}
      <div className={styles.actions}>
        {onTryAgain && (
          <Button size="small" onClick={onTryAgain}>
            {words.tryAgain}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}
