import { Link } from 'react-router-dom';
import { isApiError, sentenceOf } from 'shell/host';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import { words } from '../words';

interface UnavailableProps {
  error: unknown;
  /** When there is nothing at the address. */
  missing: { title: string; text: string };
  failedTitle: string;
  searchLabel: string;
  onTryAgain: () => void;
  level?: 1 | 2;
}

/** In place of something that is not there, or could not be loaded. */
export function Unavailable(props: UnavailableProps) {
  const { error, missing, failedTitle, searchLabel, onTryAgain, level = 1 } = props;
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 400);
  const search = (
    <Button asChild variant={isMissing ? 'primary' : 'secondary'}>
      <Link to="/search">{searchLabel}</Link>
    </Button>
  );
  if (isMissing) {
    return (
      <EmptyState level={level} drawing={<LostDrawing />} title={missing.title} action={search}>
        {missing.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={level}
      drawing={<LostDrawing />}
      title={failedTitle}
      action={
        <>
          <Button variant="primary" onClick={onTryAgain}>
            {words.tryAgain}
          </Button>
          {search}
        </>
      }
    >
      {sentenceOf(error, words.tryAgainSoon)}
    </EmptyState>
  );
}
