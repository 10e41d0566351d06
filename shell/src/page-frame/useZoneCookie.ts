import { useEffect } from 'react';
import { useMe } from 'shell/host';

const aYear = 365 * 24 * 60 * 60;

/** By it the server renders a member's pages with the times of their clock. */
export function useZoneCookie() {
  const { me, isLoading } = useMe();
  const isMember = Boolean(me);
  useEffect(() => {
    if (isLoading) return;
    const zone = isMember ? Intl.DateTimeFormat().resolvedOptions().timeZone : '';
    document.cookie = `zone=${zone}; path=/; max-age=${isMember ? aYear : 0}; samesite=lax`;
  }, [isMember, isLoading]);
}
