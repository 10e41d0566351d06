import { Button, Notice } from 'shared-ui';
import { words } from '../words';
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
      title={words.setUpFailed}
      action={
        <div className={styles.actions}>
          <Button variant="primary" size="small" onClick={onTryAgain}>
            {words.tryAgain}
          </Button>
          <Button size="small" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </div>
      }
    >
      {reason ?? words.setUpFailedHint}
    </Notice>
  );
}
