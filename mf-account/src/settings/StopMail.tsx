import { useCallback, useEffect, useState } from 'react';
import type { MailSwitchAnswer } from 'backend/contract/account/notifications';
import { isApiError } from 'shell/host';
import { Button, EmptyState, LetterDrawing, Notice } from 'shared-ui';
import { useSwitchByMailMutation } from '../api';
import { AllMails } from './AllMails';
import { words } from '../words';
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
  const problem = error && (serverMessage ?? words.wentWrong);
  if (status === 400) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        title={words.brokenLink}
        action={<AllMails variant="primary" />}
      >
        {words.openFromMailOrChoose}
      </EmptyState>
    );
  }
  if (!turned && problem) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        title={words.thatDidNotWork}
        action={
          <Button variant="primary" busy={isLoading} onClick={() => turn(false)}>
            {words.tryAgain}
          </Button>
        }
      >
        {problem}
      </EmptyState>
    );
  }
  if (!turned) {
    return (
      <EmptyState drawing={<LetterDrawing />} level={1} title={words.oneMoment} role="status" aria-busy />
    );
  }
  const { kind, on } = turned;
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      role="status"
      title={on ? words.mailsOn[kind] : words.mailsOff[kind]}
      action={
        <>
          <Button busy={isLoading} onClick={() => turn(!on)}>
            {on ? words.stopMails : words.resumeMails}
          </Button>
          <AllMails variant="quiet" />
        </>
      }
    >
      <p>{on ? words.mailsAsBefore : words.otherMailsCome}</p>
      {problem && (
        <Notice tone="error" className={styles.problem}>
          {problem}
        </Notice>
      )}
    </EmptyState>
  );
}
