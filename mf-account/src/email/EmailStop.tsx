import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isApiError, openLogin, sentenceOf } from 'shell/host';
import { Button, dayIn, EmptyState, formatDay, LetterDrawing, Notice } from 'shared-ui';
import { words } from '../words';
import { useStopEmailChangeMutation, useStoppableChangeQuery } from './email-api';

/** Asks before it acts: programs also open the links in mails. */
export function EmailStop({ token }: { token: string }) {
  const [stop, { isLoading, isSuccess, error }] = useStopEmailChangeMutation();
  const { data, error: unknown, refetch } = useStoppableChangeQuery(token, { skip: isLoading || isSuccess });

  if (isSuccess) {
    return (
      <Message
        title={words.emailIsBack}
        action={
          <Button variant="primary" onClick={() => openLogin({ isAnew: true })}>
            {words.logInButton}
          </Button>
        }
      >
        {words.emailIsBackHint}
      </Message>
    );
  }
  const failures = [error, unknown];
  if (failures.some((failure) => isApiError(failure) && failure.status === 400)) {
    return (
      <Message title={words.spentLink} action={<Link to="/contact">{words.writeToUs}</Link>}>
        {words.spentStopHint}
      </Message>
    );
  }
  if (!data) {
    return unknown ? (
      <Message
        title={words.thatDidNotWork}
        action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}
      >
        {sentenceOf(unknown, words.wentWrong)}
      </Message>
    ) : (
      <EmptyState drawing={<LetterDrawing />} level={1} title={words.oneMoment} role="status" aria-busy />
    );
  }
  const { changedAt, oldEmail, newEmail } = data;
  return (
    <Message
      title={words.stopEmail}
      action={
        <Button variant="primary" busy={isLoading} onClick={() => void stop(token)}>
          {words.bringEmailBack}
        </Button>
      }
    >
      <p>{words.stopEmailFact(formatDay(dayIn(changedAt)), oldEmail, newEmail)}</p>
      <p>{words.stopEmailHint}</p>
      {error && <Notice tone="error">{sentenceOf(error, words.emailNotBack)}</Notice>}
    </Message>
  );
}

interface MessageProps {
  title: string;
  action: ReactNode;
  children: ReactNode;
}

const Message = ({ title, action, children }: MessageProps) => (
  <EmptyState drawing={<LetterDrawing />} level={1} title={title} action={action}>
    {children}
  </EmptyState>
);
