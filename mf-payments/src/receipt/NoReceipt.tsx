import { Link } from 'react-router-dom';
import { isApiError, openLogin, sentenceOf, useMe } from 'shell/host';
import { Button, EmptyState, LetterDrawing, LostDrawing } from 'shared-ui';
import { words } from '../words';

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
        title={words.noReceipt}
        action={
          me && (
            <Button asChild variant="primary">
              <Link to="/profile#tips">{words.seeYourTips}</Link>
            </Button>
          )
        }
      >
        {me ? words.noReceiptMember : words.noReceiptGuest}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<LostDrawing />}
      level={1}
      title={words.receiptFailed}
      action={
        <Button variant="primary" busy={isBusy} onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
      }
    >
      {sentenceOf(error, words.tryAgainSoon)}
    </EmptyState>
  );
}

const LoginFirst = () => (
  <EmptyState
    drawing={<LetterDrawing />}
    level={1}
    title={words.logInForReceipt}
    action={
      <Button variant="primary" onClick={() => openLogin()}>
        {words.logIn}
      </Button>
    }
  >
    {words.logInForReceiptHint}
  </EmptyState>
);
