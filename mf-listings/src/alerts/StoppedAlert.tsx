import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isApiError, sentenceOf } from 'shell/host';
import { Button, EmptyState, LetterDrawing, Notice } from 'shared-ui';
import { useStopAlertByMailMutation } from '../api/alerts';
import { LinkProblem } from '../mailed-link/LinkProblem';

/** The alert ends when the link is opened; a search can set up a new one. */
export function StoppedAlert({ token }: { token: string }) {
  const [stop, { error, isLoading, originalArgs }] = useStopAlertByMailMutation();
  const [first, { data, error: failure, isLoading: isStopping }] = useStopAlertByMailMutation();
  const [isAll, left] = [originalArgs?.all === true && !error && !isLoading, data?.left ?? 0];
  useEffect(() => void first({ token }), [first, token]);

  if (isApiError(failure) && failure.status === 400) {
    return (
      <LinkProblem title="This link does not work">
        Open it from your mail once more, or log in: your profile lists what you are told of.
      </LinkProblem>
    );
  }
  if (failure) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        title="That did not work"
        action={
          <Button variant="primary" busy={isStopping} onClick={() => void first({ token })}>
            Try again
          </Button>
        }
      >
        {sentenceOf(failure, 'Something went wrong. Please try again.')}
      </EmptyState>
    );
  }
  if (!data) {
    return <EmptyState drawing={<LetterDrawing />} level={1} title="One moment…" role="status" aria-busy />;
  }
  const isEverything = isAll || left === 0;
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      role="status"
      title={isAll ? 'All your alerts are stopped' : 'This alert is stopped'}
      action={
        <>
          {!isEverything && (
            <Button busy={isLoading} onClick={() => void stop({ token, all: true })}>
              Stop all of them
            </Button>
          )}
          <Button asChild variant="quiet">
            <Link to="/search">Back to the search</Link>
          </Button>
        </>
      }
    >
      <p>
        {isEverything
          ? 'We write no more when somebody is found. You can ask again in any search.'
          : `We still write about ${left} other ${left === 1 ? 'trip' : 'trips'} of yours.`}
      </p>
      {error && <Notice tone="error">{sentenceOf(error, 'That did not work. Please try again.')}</Notice>}
    </EmptyState>
  );
}
