import { mailSwitch } from 'backend/contract/account/notifications';
import { Navigate, useLocation } from 'react-router-dom';
import { EmptyState, LetterDrawing } from 'shared-ui';
import { AllMails } from '../settings/AllMails';
import { StopMail } from '../settings/StopMail';

const link = mailSwitch.pick({ token: true });

/** Where the links below our mails lead. The token stands after the #, which no server and no log ever sees. */
export function StopMailPage() {
  const { pathname, hash, state } = useLocation();
  if (hash) {
    const token = new URLSearchParams(hash.slice(1)).get('token');
    // Nor does it stay in the address bar, from where it could be shared.
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
