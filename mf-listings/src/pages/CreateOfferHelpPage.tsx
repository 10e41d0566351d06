import { Navigate, useLocation } from 'react-router-dom';

/** The form's former address. */
export function CreateOfferHelpPage() {
  const { search } = useLocation();
  return <Navigate to={`/offer/create${search}`} replace />;
}
