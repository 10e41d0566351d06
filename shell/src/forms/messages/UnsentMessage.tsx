import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import { words } from '../words';
import bubble from './Bubble.module.css';
import { SafeText } from './Bubble';
import styles from './UnsentMessage.module.css';

interface Unsent {
  content: string;
  state: 'sending' | 'failed';
  reason?: string | undefined;
  /** A verified phone number lifts the limit. */
  verifyHelps?: boolean;
  /** It goes out by itself once there is a network. */
  waits?: boolean | undefined;
}

interface UnsentMessageProps<Message extends Unsent> {
  unsent: Message;
  onRetry: (unsent: Message) => void;
  onEdit: (unsent: Message) => void;
}

export function UnsentMessage<Message extends Unsent>(props: UnsentMessageProps<Message>) {
  const { unsent, onRetry, onEdit } = props;
  const { content, state, reason, verifyHelps, waits } = unsent;
  const isFailed = state === 'failed';
  return (
    <div className={styles.unsent} aria-live="off">
      <div className={bubble.bubble} data-own="" data-unsent={state}>
        <SafeText text={content} />
      </div>
      {!isFailed && <p className={styles.state}>{words.messageSending}</p>}
      {isFailed && (
        <div className={styles.failed}>
          <p>{waits ? words.messageWaits : notSent(reason)}</p>
          {verifyHelps && <Link to="/verification">{words.verifyNumber}</Link>}
          <Button size="small" onClick={() => onRetry(unsent)}>
            {words.sendAgain}
          </Button>
          <Button size="small" variant="quiet" onClick={() => onEdit(unsent)}>
            {words.editMessage}
          </Button>
        </div>
      )}
    </div>
  );
}

const notSent = (reason: string | undefined) =>
  reason ? words.messageNotSentBecause(reason) : words.messageNotSent;
