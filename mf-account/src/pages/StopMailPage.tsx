import { mailSwitch } from 'backend/contract/account/notifications';
import { Navigate, useLocation } from 'react-router-dom';
import { EmptyState, LetterDrawing, useHydrated } from 'shared-ui';
import { AllMails } from '../settings/AllMails';
import { StopMail } from '../settings/StopMail';

const link = mailSwitch.pick({ token: true });

/** The target of the unsubscribe links in our mails. The token is in the fragment, which no server and no log sees. */
export function StopMailPage() {
  const { pathname, hash, state } = useLocation();
  const isHydrated = useHydrated();
  // The server does not know the fragment, so it cannot say what this link is.
  if (!isHydrated) return null;
  if (hash) {
    const token = new URLSearchParams(hash.slice(1)).get('token');
    // The token also leaves the address bar, so that it cannot be shared by accident.
    return <Navigate to={pathname} state={{ token }} replace />;
  }
  const { data } = link.safeParse(state);
  if (data) return <StopMail token={data.token} />;
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      title="This link is not complete"
      action={<AllMails variant="primary" />}
    >
      Open it from your mail once more, or choose in your profile which mails you get.
    </EmptyState>
  );
}
