import { Link } from 'react-router-dom';
import { isApiError, openLogin, useMe } from 'shell/host';
import { Button, EmptyState, LetterDrawing, LostDrawing } from 'shared-ui';

interface NoReceiptProps {
  error: unknown;
  /** Whether the address has a key from somebody's mail. */
  isLinked: boolean;
  isBusy: boolean;
  onTryAgain: () => void;
}

/** No receipt: nobody of this address, or it did not come. */
export function NoReceipt({ error, isLinked, isBusy, onTryAgain }: NoReceiptProps) {
  const { me } = useMe();
  const isNone = isApiError(error) && typeof error.status === 'number' && error.status < 429;
  if (isNone && !me && !isLinked) return <LoginFirst />;
  if (isNone) {
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
      {(isApiError(error) && error.serverMessage) || 'Please try again in a moment.'}
    </EmptyState>
  );
}

/** A member's receipt is shown to that member. */
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
