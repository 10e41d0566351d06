import { useCallback, useEffect, useState } from 'react';
import type { MailSwitchAnswer } from 'backend/contract/account/notifications';
import { isApiError } from 'shell/host';
import { Button, EmptyState, LetterDrawing, Notice } from 'shared-ui';
import { useSwitchByMailMutation } from '../api';
import { AllMails } from './AllMails';
import { mailsAbout } from './mails';
import styles from './StopMail.module.css';

/** Stops the mails as soon as the link is opened, because this page can undo it. */
export function StopMail({ token }: { token: string }) {
  const [turnByMail, { error, isLoading }] = useSwitchByMailMutation();
  const [turned, setTurned] = useState<MailSwitchAnswer>();

  const turn = useCallback(
    async (on: boolean) => {
      const { data } = await turnByMail({ token, on });
      if (data) setTurned(data);
    },
    [turnByMail, token],
  );
  useEffect(() => void turn(false), [turn]);

  const { status, serverMessage } = isApiError(error) ? error : {};
  const problem = error && (serverMessage ?? 'Something went wrong. Please try again.');
  if (status === 400) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        title="This link does not work"
        action={<AllMails variant="primary" />}
      >
        Open it from your mail once more, or choose in your profile which mails you get.
      </EmptyState>
    );
  }
  if (!turned && problem) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        title="That did not work"
        action={
          <Button variant="primary" busy={isLoading} onClick={() => turn(false)}>
            Try again
          </Button>
        }
      >
        {problem}
      </EmptyState>
    );
  }
  if (!turned) {
    return <EmptyState drawing={<LetterDrawing />} level={1} title="One moment…" role="status" aria-busy />;
  }
  const { kind, on } = turned;
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      role="status"
      title={`You get ${on ? '' : 'no more '}mails about ${mailsAbout[kind]}`}
      action={
        <>
          <Button busy={isLoading} onClick={() => turn(!on)}>
            {on ? 'Stop them' : 'Switch them on again'}
          </Button>
          <AllMails variant="quiet" />
        </>
      }
    >
      <p>{on ? 'They come as before.' : 'Nothing else has changed: other mails still come.'}</p>
      {problem && (
        <Notice tone="error" className={styles.problem}>
          {problem}
        </Notice>
      )}
    </EmptyState>
  );
}
