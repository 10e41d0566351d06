import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageNeedsScript } from 'shell/forms';
import { EmptyState, LetterDrawing, useHydrated } from 'shared-ui';
import { words } from '../words';

interface LinkFromMailProps {
  /** Null for a token that cannot be one. */
  children: (token: string) => ReactNode;
}

/** The target of a link in a mail. Its token is in the fragment, which no server and no log sees. */
export function LinkFromMail({ children }: LinkFromMailProps) {
  const { pathname, hash, state } = useLocation();
  const isHydrated = useHydrated();
  // The server does not know the fragment, so it cannot say what this link is.
  if (!isHydrated) return <PageNeedsScript />;
  if (hash) {
    const token = new URLSearchParams(hash.slice(1)).get('token');
    // The token also leaves the address bar, so that it cannot be shared by accident.
    return <Navigate to={pathname} state={{ token }} replace />;
  }
  const token = (state as { token?: unknown } | null)?.token;
  const page = typeof token === 'string' ? children(token) : null;
  if (page) return page;
  return (
    <EmptyState drawing={<LetterDrawing />} level={1} title={words.incompleteLink}>
      {words.openFromMail}
    </EmptyState>
  );
}
