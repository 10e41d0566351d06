import { useEffect, useState } from 'react';

/** Whether the site has moved on since this tab was opened, so that files it was made for may be gone. */
export function useOutdated(): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    let current = true;
    void hasMovedOn().then((moved) => current && setOutdated(moved));
    return () => {
      current = false;
    };
  }, []);
  return outdated;
}

async function hasMovedOn(): Promise<boolean> {
  const response = await fetch('/assets/shell.json', { cache: 'no-store' }).catch(() => null);
  // A server that cannot be reached says nothing about its age.
  if (!response?.ok) return false;
  const { entry } = (await response.json()) as { entry: string[] };
  return !entry.some((file) => document.querySelector(`script[src$="/${file}"]`));
}
