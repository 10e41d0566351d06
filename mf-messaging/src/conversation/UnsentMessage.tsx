import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import type { UnsentMessage as Unsent } from '../outbox/outbox';
import bubble from './Bubble.module.css';
import { SafeText } from './Bubble';
import styles from './UnsentMessage.module.css';

interface UnsentMessageProps {
  unsent: Unsent;
  onRetry: (unsent: Unsent) => void;
  onEdit: (unsent: Unsent) => void;
}

export function UnsentMessage({ unsent, onRetry, onEdit }: UnsentMessageProps) {
  const { content, state, reason, verifyHelps } = unsent;
  const isFailed = state === 'failed';
  return (
    <div className={styles.unsent} aria-live="off">
      <div className={bubble.bubble} data-own="" data-unsent={state}>
        <SafeText text={content} />
      </div>
      {!isFailed && <p className={styles.state}>Sending…</p>}
      {isFailed && (
        <div className={styles.failed}>
          <p>Not sent. {reason}</p>
          {verifyHelps && <Link to="/verification">Verify Phone Number</Link>}
          <Button size="small" onClick={() => onRetry(unsent)}>
            Try again
          </Button>
          <Button size="small" variant="quiet" onClick={() => onEdit(unsent)}>
            Edit
          </Button>
        </div>
      )}
    </div>
  );
}
