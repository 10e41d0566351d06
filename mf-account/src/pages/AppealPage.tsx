import { Navigate, useLocation } from 'react-router-dom';
import { EmptyState, LetterDrawing, useHydrated } from 'shared-ui';
import { Appeal } from '../appeal/Appeal';
import { words } from '../words';

/** The target of the link in the mail about a decision. The token is in the fragment, which no server and no log sees. */
export function AppealPage() {
  const { pathname, hash, state } = useLocation();
  const isHydrated = useHydrated();
  // The server does not know the fragment, so it cannot say what this link is.
  if (!isHydrated) return null;
  if (hash) {
    const token = new URLSearchParams(hash.slice(1)).get('token');
    // The token also leaves the address bar, so that it cannot be shared by accident.
    return <Navigate to={pathname} state={{ token }} replace />;
  }
  const token = (state as { token?: unknown } | null)?.token;
  if (typeof token === 'string') return <Appeal token={token} />;
  return (
    <EmptyState drawing={<LetterDrawing />} level={1} title={words.incompleteLink}>
      {words.openFromMail}
    </EmptyState>
  );
}
