import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { openLogin, toast, useMe } from 'shell/host';
import { internalPath } from '../links/internalPath';
import { words } from '../words';

export function HomeRedirect() {
  const { me, isLoading } = useMe();
  const [query] = useSearchParams();
  const isHome = useLocation().pathname === '/';
  const target = isHome ? internalPath(query.get('redirect')) : null;
  const mustLogIn = target !== null && !me && !isLoading;

  useEffect(() => {
    if (!mustLogIn) return;
    toast({ title: words.loginRequired, description: words.loginRequiredHint });
    openLogin();
  }, [mustLogIn]);

  return target !== null && me ? <Navigate to={target} replace /> : null;
}
