import { emailStop } from 'backend/contract/account/email';
import { Navigate, useLocation } from 'react-router-dom';
import { EmptyState, LetterDrawing, useHydrated } from 'shared-ui';
import { EmailStop } from '../email/EmailStop';
import { words } from '../words';

/** The target of the link in the mail to an earlier address. The token is in the fragment, which no server and no log sees. */
export function EmailStopPage() {
  const { pathname, hash, state } = useLocation();
  const isHydrated = useHydrated();
  // The server does not know the fragment, so it cannot say what this link is.
  if (!isHydrated) return null;
  if (hash) {
    const token = new URLSearchParams(hash.slice(1)).get('token');
    // The token also leaves the address bar, so that it cannot be shared by accident.
    return <Navigate to={pathname} state={{ token }} replace />;
  }
  const link = emailStop.safeParse(state);
  if (link.success) return <EmailStop token={link.data.token} />;
  return (
    <EmptyState drawing={<LetterDrawing />} level={1} title={words.incompleteLink}>
      {words.openFromMail}
    </EmptyState>
  );
}
