import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Whether this page is the first of the visit; its own address may change without making it another page. */
export function useIsFirstPage() {
  const { key } = useLocation();
  const [isFirst] = useState(key === 'default');
  return isFirst;
}

/** To where somebody came from; whoever came from outside finds companions. */
export function useGoBack() {
  const isFirst = useIsFirstPage();
  const navigate = useNavigate();
  return () => void (isFirst ? navigate('/search') : navigate(-1));
}
