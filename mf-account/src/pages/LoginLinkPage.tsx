import { loginLinkRequest } from 'backend/contract/account';
import { Navigate, useLocation } from 'react-router-dom';
import { PageNeedsScript } from 'shell/forms';
import { isApiError, isServed, openLogin, readId, useMe } from 'shell/host';
import { Button, EmptyState, Isolated, LetterDrawing, Notice, useHydrated } from 'shared-ui';
import { useLogInByLinkMutation, useLoginLinkOwnerQuery } from '../api';
import { withElements } from '../layout/withElements';
import { words } from '../words';
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
  if (!isHydrated) return <PageNeedsScript />;
  if (me && (isSuccess || isSpent || !link.success)) {
    const listing = pageOfListing(parameters.get('listing'));
    if (!listing) return <Navigate to="/profile" replace />;
    // The page of the listing says so, if the login has made this person its owner.
    return <Navigate to={listing} state={{ isConfirmedByMail: isSuccess }} replace />;
  }
  if (!link.success) {
    return <DeadEnd title={words.incompleteLink}>{words.openFromMailOrCode}</DeadEnd>;
  }
  if (isSpent) {
    return <DeadEnd title={words.spentLink}>{words.spentLinkHint}</DeadEnd>;
  }
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      title={words.lastStep}
      action={
        <Button variant="primary" busy={isLoading || isSuccess} onClick={() => logIn(link.data)}>
          {words.logIn}
        </Button>
      }
    >
      {owner ? (
        <p>
          {withElements(words.pressToLogInAs, {
            owner: (
              <b className={styles.owner}>
                <Isolated>{owner.email}</Isolated>
              </b>
            ),
          })}
        </p>
      ) : (
        <p>{words.pressToLogIn}</p>
      )}
      {owner?.endsOtherSession && (
        <Notice tone="warning" className={styles.problem} title={words.otherAccount}>
          {me ? words.endsYourSession(me.username) : words.endsOpenSession}
        </Notice>
      )}
      {isApiError(error) && (
        <Notice tone="error" className={styles.problem}>
          {error.serverMessage ?? words.loginFailed}
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
          {words.logInButton}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
