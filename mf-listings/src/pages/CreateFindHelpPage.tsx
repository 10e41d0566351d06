import { Navigate, useLocation } from 'react-router-dom';

/** The form's former address. */
export function CreateFindHelpPage() {
  const { search } = useLocation();
  return <Navigate to={`/find/create${search}`} replace />;
}
