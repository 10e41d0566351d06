import { useEffect, useState } from 'react';
import type { Registry } from 'backend/contract/releases';
import { boot } from 'shell/host';

/** Whether the site has moved on since this tab was opened, so that a reload would bring something else. */
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
  const response = await fetch('/mf/registry.json', { cache: 'no-store' }).catch(() => null);
  // A server that cannot be reached says nothing about its age.
  if (!response?.ok) return false;
  return releasesOf((await response.json()) as Registry) !== releasesOf(boot.registry);
}

const releasesOf = ({ shell, remotes }: Registry) =>
  [`shell ${shell}`, ...remotes.map(({ name, release }) => `${name} ${release}`)].sort().join();
