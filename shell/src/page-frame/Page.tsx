import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useMe } from 'shell/host';
import { boot } from '../base/boot';
import type { Part } from '../parts/parts';
import { Region } from '../parts/Region';
import { useArrival } from './arrival';
import { PageFailure } from './PageFailure';
import { PageSkeleton } from './PageSkeleton';

interface PageProps {
  part: Part;
  title: string;
  access: 'public' | 'member';
}

export function Page({ part, title, access }: PageProps) {
  const entry = useEntry(access);
  const { pathname, search, hash } = useLocation();
  useArrival(title, entry === 'open');

  if (entry === 'waiting') return <PageSkeleton />;
  if (entry === 'refused') {
    return <Navigate to={`/?redirect=${encodeURIComponent(pathname + search + hash)}`} replace />;
  }
  return (
    <Region
      part={part}
      waiting={<PageSkeleton />}
      renderFailure={(tryAgain, error) => <PageFailure error={error} onTryAgain={tryAgain} />}
    />
  );
}

/** Access is checked when the page is entered. When the session ends later, the page itself handles it. */
function useEntry(access: PageProps['access']): 'open' | 'waiting' | 'refused' {
  const { me, isLoading } = useMe();
  // Without a network the session cannot be checked. The page shows only what this device keeps.
  const [hasEntered, setHasEntered] = useState(access === 'public' || boot.offline);
  if (me && !hasEntered) setHasEntered(true);
  if (hasEntered || me) return 'open';
  return isLoading ? 'waiting' : 'refused';
}
