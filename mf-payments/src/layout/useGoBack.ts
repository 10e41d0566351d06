import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Whether the visit began on this page. Later changes of its query do not matter. */
export function useIsFirstPage() {
  const { key } = useLocation();
  const [isFirst] = useState(key === 'default');
  return isFirst;
}

export function useGoBack() {
  const isFirst = useIsFirstPage();
  const navigate = useNavigate();
  return () => void (isFirst ? navigate('/search') : navigate(-1));
}
