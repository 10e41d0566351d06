import { loginLinkRequest } from 'backend/contract/account';
import { Navigate, useLocation } from 'react-router-dom';
import { isApiError, isServed, openLogin, readId, useMe } from 'shell/host';
import { Button, EmptyState, LetterDrawing, Notice, useHydrated } from 'shared-ui';
import { useLogInByLinkMutation, useLoginLinkOwnerQuery } from '../api';
import styles from './LoginLinkPage.module.css';

export function LoginLinkPage() {
  const { hash } = useLocation();
  const { me } = useMe();
  const isHydrated = useHydrated();
  const [logIn, { isLoading, isSuccess, error }] = useLogInByLinkMutation();
  const parameters = new URLSearchParams(hash.slice(1));
  const link = loginLinkRequest.safeParse({ token: parameters.get('token') });
  const { data: owner, error: unknown } = useLoginLinkOwnerQuery(link.data?.token ?? '', {
    skip: !link.success || isLoading || isSuccess,
    refetchOnMountOrArgChange: true,
  });
  const isSpent = [error, unknown].some((failure) => isApiError(failure) && failure.status === 400);

  // The server does not know the fragment, so it cannot say what this link is.
  if (!isHydrated) return null;
  if (me && (isSuccess || isSpent || !link.success)) {
    const listing = pageOfListing(parameters.get('listing'));
    if (!listing) return <Navigate to="/profile" replace />;
    // The page of the listing says so, if the login has made this person its owner.
    return <Navigate to={listing} state={{ isConfirmedByMail: isSuccess }} replace />;
  }
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
      {owner ? (
        <p>
          Press the button to log in as <b className={styles.owner}>{owner.email}</b> on this device.
        </p>
      ) : (
        <p>Press the button to log in on this device.</p>
      )}
      {owner?.endsOtherSession && (
        <Notice tone="warning" className={styles.problem} title="This is another account">
          Logging in here ends {me ? `your session as ${me.username}` : 'the session that is open'} in this
          browser. If this link is not from a mail to you, close this page: what you write here would be in
          somebody else’s account.
        </Notice>
      )}
      {isApiError(error) && (
        <Notice tone="error" className={styles.problem}>
          {error.serverMessage ?? 'Failed to login. Please try again.'}
        </Notice>
      )}
    </EmptyState>
  );
}

/** The link in the mail about a guest's listing also names that listing. */
function pageOfListing(text: string | null): string | null {
  const id = readId(text);
  return id !== null && isServed(`/listing/${id}`) ? `/listing/${id}` : null;
}

/** After a login from here the page redirects to the profile, as the link would have done. */
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
