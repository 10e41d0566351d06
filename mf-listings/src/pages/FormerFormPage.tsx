import { Navigate, useLocation } from 'react-router-dom';

const movedTo: Record<string, string> = {
  '/create-find-help': '/find/create',
  '/create-offer-help': '/offer/create',
};

/** Former addresses of the quick forms; old links still use them. */
export function FormerFormPage() {
  const { pathname, search } = useLocation();
  return <Navigate to={`${movedTo[pathname] ?? '/'}${search}`} replace />;
}
