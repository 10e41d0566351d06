import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { openLogin, toast, useMe } from 'shell/host';
import { internalPath } from '../links/internalPath';

/** `/?redirect=/profile`: whoever is logged in, or logs in now, goes on to that page. */
export function HomeRedirect() {
  const { me, isLoading } = useMe();
  const [query] = useSearchParams();
  const isHome = useLocation().pathname === '/';
  const wanted = isHome ? internalPath(query.get('redirect')) : null;
  const mustLogIn = wanted !== null && !me && !isLoading;

  useEffect(() => {
    if (!mustLogIn) return;
    toast({ title: 'Login Required', description: 'Please login to access this page' });
    openLogin();
  }, [mustLogIn]);

  return wanted !== null && me ? <Navigate to={wanted} replace /> : null;
}
