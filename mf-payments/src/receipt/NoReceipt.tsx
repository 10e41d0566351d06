import { Link } from 'react-router-dom';
import { isApiError, openLogin, sentenceOf, useMe } from 'shell/host';
import { Button, EmptyState, LetterDrawing, LostDrawing } from 'shared-ui';

interface NoReceiptProps {
  error: unknown;
  /** The address has the token from a mail. */
  hasToken: boolean;
  isBusy: boolean;
  onTryAgain: () => void;
}

export function NoReceipt({ error, hasToken, isBusy, onTryAgain }: NoReceiptProps) {
  const { me } = useMe();
  const isNotFound = isApiError(error) && typeof error.status === 'number' && error.status < 429;
  if (isNotFound && !me && !hasToken) return <LoginFirst />;
  if (isNotFound) {
    return (
      <EmptyState
        drawing={<LostDrawing />}
        level={1}
        title="There is no such receipt here"
        action={
          me && (
            <Button asChild variant="primary">
              <Link to="/profile#tips">See your tips</Link>
            </Button>
          )
        }
      >
        {me
          ? 'It belongs to somebody else, or the link is not complete. Open it from your mail once more.'
          : 'The link may not be complete. Open it from your mail once more.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<LostDrawing />}
      level={1}
      title="We could not load this receipt"
      action={
        <Button variant="primary" busy={isBusy} onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      {sentenceOf(error, 'Please try again in a moment.')}
    </EmptyState>
  );
}

const LoginFirst = () => (
  <EmptyState
    drawing={<LetterDrawing />}
    level={1}
    title="Log in to see this receipt"
    action={
      <Button variant="primary" onClick={() => openLogin()}>
        Log In
      </Button>
    }
  >
    Only the two people of a tip can read its receipt.
  </EmptyState>
);
