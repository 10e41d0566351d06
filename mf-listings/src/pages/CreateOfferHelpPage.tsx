import { Navigate, useLocation } from 'react-router-dom';

/** The old address of the form. */
export function CreateOfferHelpPage() {
  const { search } = useLocation();
  return <Navigate to={`/offer/create${search}`} replace />;
}
