import { Navigate, useLocation } from 'react-router-dom';

/** The old address of the form. */
export function CreateFindHelpPage() {
  const { search } = useLocation();
  return <Navigate to={`/find/create${search}`} replace />;
}
