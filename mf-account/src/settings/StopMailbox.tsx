import { isApiError } from 'shell/host';
import { Button, EmptyState, LetterDrawing, Notice } from 'shared-ui';
import { useSwitchMailboxMutation } from '../api';
import styles from './StopMail.module.css';

const wayBack =
  'If somebody asks to log in with your address later, you get one short mail in 30 days at most, so that you can come back. Mails about your own trips and messages, if you have an account, still come.';

/** Asks first, unlike the page of one kind of mail: programs that open all links of a mail must not stop login codes. */
export function StopMailbox({ token, allow }: { token: string; allow: boolean }) {
  const [turn, { data, error, isLoading, reset }] = useSwitchMailboxMutation();
  const { status, serverMessage } = isApiError(error) ? error : {};
  if (status === 400) {
    return (
      <EmptyState drawing={<LetterDrawing />} level={1} title="This link does not work">
        Open it from your mail once more.
      </EmptyState>
    );
  }
  const problem = error && (
    <Notice tone="error" className={styles.problem}>
      {serverMessage ?? 'Something went wrong. Please try again.'}
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
        title={data.on ? 'We may write to you again' : 'We write nothing more to you'}
        action={
          data.on ? (
            <Button onClick={reset}>Never write to me again</Button>
          ) : (
            button(true, 'Write to me again')
          )
        }
      >
        <p>{data.on ? 'You can ask for a login code now.' : wayBack}</p>
        {problem}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      title={allow ? 'May we write to you again?' : 'Stop all mails to this address?'}
      action={
        allow
          ? button(true, 'Write to me again', 'primary')
          : button(false, 'Never write to me again', 'primary')
      }
    >
      <p>
        {allow
          ? 'Then you get a mail when you, or somebody else, asks to log in with your address.'
          : 'This stops mails that anyone can request for your address, such as login codes, and alerts that you set without an account.'}
      </p>
      {problem}
    </EmptyState>
  );
}
