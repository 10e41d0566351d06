import { loginLinkRequest } from 'backend/contract/account';
import { Navigate, useLocation } from 'react-router-dom';
import { isApiError, openLogin, useMe } from 'shell/host';
import { Button, EmptyState, LetterDrawing, Notice } from 'shared-ui';
import { useLogInByLinkMutation } from '../api';
import styles from './LoginLinkPage.module.css';

export function LoginLinkPage() {
  const { hash } = useLocation();
  const { me } = useMe();
  const [logIn, { isLoading, isSuccess, error }] = useLogInByLinkMutation();
  const link = loginLinkRequest.safeParse({ token: new URLSearchParams(hash.slice(1)).get('token') });
  const isSpent = isApiError(error) && error.status === 400;

  if (me && (isSuccess || isSpent || !link.success)) return <Navigate to="/profile" replace />;
  if (!link.success) {
    return (
      <DeadEnd title="This link is not complete">
        Open it from your mail once more, or ask for a code instead.
      </DeadEnd>
    );
  }
  if (isSpent) {
    return (
      <DeadEnd title="This link no longer works">
        A login link works once and only for a day. Ask for a new code to log in.
      </DeadEnd>
    );
  }
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      title="One last step"
      action={
        <Button variant="primary" busy={isLoading || isSuccess} onClick={() => logIn(link.data)}>
          Log in
        </Button>
      }
    >
      <p>Press the button to log in on this device.</p>
      {isApiError(error) && (
        <Notice tone="error" className={styles.problem}>
          {error.serverMessage ?? 'Failed to login. Please try again.'}
        </Notice>
      )}
    </EmptyState>
  );
}

/** Whoever logs in from here goes on to their profile, as the link would have taken them. */
function DeadEnd({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      title={title}
      action={
        <Button variant="primary" onClick={() => openLogin({ isAnew: true })}>
          Log In
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
