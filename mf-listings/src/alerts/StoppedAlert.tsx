import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isApiError, sentenceOf } from 'shell/host';
import { Button, EmptyState, LetterDrawing, Notice } from 'shared-ui';
import { useStopAlertByMailMutation } from '../api/alerts';
import { LinkProblem } from '../mailed-link/LinkProblem';
import { words } from '../words';

/** The alert ends when the link is opened; a search can set up a new one. */
export function StoppedAlert({ token }: { token: string }) {
  const [stop, { error, isLoading, originalArgs }] = useStopAlertByMailMutation();
  const [first, { data, error: failure, isLoading: isStopping }] = useStopAlertByMailMutation();
  const [isAll, left] = [originalArgs?.all === true && !error && !isLoading, data?.left ?? 0];
  useEffect(() => void first({ token }), [first, token]);

  if (isApiError(failure) && failure.status === 400) {
    return <LinkProblem title={words.linkDoesNotWork}>{words.openFromMailAlerts}</LinkProblem>;
  }
  if (failure) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        title={words.didNotWork}
        action={
          <Button variant="primary" busy={isStopping} onClick={() => void first({ token })}>
            {words.tryAgain}
          </Button>
        }
      >
        {sentenceOf(failure, words.somethingWrong)}
      </EmptyState>
    );
  }
  if (!data) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        title={words.oneMomentPlease}
        role="status"
        aria-busy
      />
    );
  }
  const isEverything = isAll || left === 0;
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      role="status"
      title={isAll ? words.allAlertsStopped : words.alertStopped}
      action={
        <>
          {!isEverything && (
            <Button busy={isLoading} onClick={() => void stop({ token, all: true })}>
              {words.stopAll}
            </Button>
          )}
          <Button asChild variant="quiet">
            <Link to="/search">{words.backToSearch}</Link>
          </Button>
        </>
      }
    >
      <p>{isEverything ? words.weWriteNoMore : words.weStillWrite(left)}</p>
      {error && <Notice tone="error">{sentenceOf(error, words.didNotWorkTryAgain)}</Notice>}
    </EmptyState>
  );
}
