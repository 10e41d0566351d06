import { Button, Notice } from 'shared-ui';
import { usePaymentContext } from './payment-context';
import styles from './SetUpError.module.css';

interface SetUpErrorProps {
  reason: string | undefined;
  onTryAgain: () => void;
}

export function SetUpError({ reason, onTryAgain }: SetUpErrorProps) {
  const { cancelLabel, onCancel } = usePaymentContext();
  return (
    <Notice
      tone="error"
      title="Could not process payment setup"
      action={
        <div className={styles.actions}>
          <Button variant="primary" size="small" onClick={onTryAgain}>
            Try again
          </Button>
          <Button size="small" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </div>
      }
    >
      {reason ?? 'Nothing has been charged. Check your connection and try again in a moment.'}
    </Notice>
  );
}
