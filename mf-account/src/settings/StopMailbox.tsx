import { isApiError } from 'shell/host';
import { Button, EmptyState, LetterDrawing, Notice } from 'shared-ui';
import { useSwitchMailboxMutation } from '../api';
import { words } from '../words';
import styles from './StopMail.module.css';

/** Asks first, unlike the page of one kind of mail: programs that open all links of a mail must not stop login codes. */
export function StopMailbox({ token, allow }: { token: string; allow: boolean }) {
  const [turn, { data, error, isLoading, reset }] = useSwitchMailboxMutation();
  const { status, serverMessage } = isApiError(error) ? error : {};
  if (status === 400) {
    return (
      <EmptyState drawing={<LetterDrawing />} level={1} title={words.brokenLink}>
        {words.openFromMail}
      </EmptyState>
    );
  }
  const problem = error && (
    <Notice tone="error" className={styles.problem}>
      {serverMessage ?? words.wentWrong}
    </Notice>
  );
  const button = (on: boolean, label: string, variant?: 'primary') => (
    <Button variant={variant} busy={isLoading} onClick={() => turn({ token, on })}>
      {label}
    </Button>
  );
  if (data) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        role="status"
        title={data.on ? words.weMayWrite : words.weWriteNoMore}
        action={
          data.on ? <Button onClick={reset}>{words.neverWrite}</Button> : button(true, words.writeAgain)
        }
      >
        <p>{data.on ? words.weMayWriteHint : words.weWriteNoMoreHint}</p>
        {problem}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      title={allow ? words.mayWeWrite : words.stopAllMails}
      action={allow ? button(true, words.writeAgain, 'primary') : button(false, words.neverWrite, 'primary')}
    >
      <p>{allow ? words.mayWeWriteHint : words.stopAllMailsHint}</p>
      {problem}
    </EmptyState>
  );
}
