import { useEffect, useState } from 'react';
import type { Registry } from 'backend/contract/releases';
import { boot } from 'shell/host';

export function useIsOutdated(): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    let current = true;
    void hasNewReleases().then((isOutdated) => current && setOutdated(isOutdated));
    return () => {
      current = false;
    };
  }, []);
  return outdated;
}

async function hasNewReleases(): Promise<boolean> {
  const response = await fetch('/mf/registry.json', { cache: 'no-store' }).catch(() => null);
  if (!response?.ok) return false;
  return releasesOf((await response.json()) as Registry) !== releasesOf(boot.registry);
}

const releasesOf = ({ shell, remotes }: Registry) =>
  [`shell ${shell}`, ...remotes.map(({ name, release }) => `${name} ${release}`)].sort().join();
