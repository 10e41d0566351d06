import { Button, Notice } from 'shared-ui';
import styles from './SetUpFailed.module.css';

interface SetUpFailedProps {
  reason: string | undefined;
  onTryAgain: () => void;
  onCancel: () => void;
  cancelWord: string;
}

/** Before anything was charged: what is in the way, and two ways on. */
export function SetUpFailed({ reason, onTryAgain, onCancel, cancelWord }: SetUpFailedProps) {
  return (
    <Notice
      tone="error"
      title="Could not process payment setup"
      action={
        <div className={styles.ways}>
          <Button variant="primary" size="small" onClick={onTryAgain}>
            Try again
          </Button>
          <Button size="small" onClick={onCancel}>
            {cancelWord}
          </Button>
        </div>
      }
    >
      {reason ?? 'Nothing has been charged. Check your connection and try again in a moment.'}
    </Notice>
  );
}
