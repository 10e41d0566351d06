import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { openLogin, toast, useMe } from 'shell/host';
import { Notice } from 'shared-ui';
import { internalPath } from '../links/internalPath';
import { words } from '../words';

export function HomeRedirect() {
  const { me, isLoading } = useMe();
  const target = useTarget();
  const mustLogIn = target !== null && !me && !isLoading;

  useEffect(() => {
    if (!mustLogIn) return;
    toast({ title: words.loginRequired, description: words.loginRequiredHint });
    openLogin();
  }, [mustLogIn]);

  return target !== null && me ? <Navigate to={target} replace /> : null;
}

/** What visitors without scripts read in the place of the login dialog. */
export function LoginNeedsScript({ className }: { className?: string }) {
  const { me } = useMe();
  if (useTarget() === null || me) return null;
  return (
    <noscript>
      <Notice title={words.loginRequired} className={className}>
        {words.logInNeedsScript}
      </Notice>
    </noscript>
  );
}

/** The page that a login leads to. */
function useTarget(): string | null {
  const [query] = useSearchParams();
  const isHome = useLocation().pathname === '/';
  return isHome ? internalPath(query.get('redirect')) : null;
}
