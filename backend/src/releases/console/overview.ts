import type { Channel, Channels, ReleaseFacts } from '../channels/contract.js';
import type { ReleaseHealth } from '../release-health.js';

export type HealthCounts = Pick<ReleaseHealth, 'errors' | 'slowLoads'>;

export interface ReleaseOverview extends ReleaseFacts, HealthCounts {
  release: string;
}

export interface NameOverview {
  name: string;
  current?: ReleaseOverview | undefined;
  canary?: (ReleaseOverview & { percent: number }) | undefined;
  rollbackTarget?: string | undefined;
  older: ReleaseOverview[];
}

/** The shell first, because all remotes depend on it. */
export function overview({ names }: Channels, health: ReleaseHealth[]): NameOverview[] {
  const sortKey = ({ name }: NameOverview) => `${name === 'shell' ? 0 : 1} ${name}`;
  return Object.entries(names)
    .map(([name, channel]) => nameOverview(name, channel, health))
    .sort((one, other) => sortKey(one).localeCompare(sortKey(other)));
}

function nameOverview(name: string, channel: Channel, health: ReleaseHealth[]): NameOverview {
  const { current, canary, previous } = channel;
  const releases = Object.entries(channel.releases).map(([release, facts]): ReleaseOverview => {
    const reported = health.find((one) => one.remote === name && one.release === release);
    return { ...facts, release, errors: reported?.errors ?? 0, slowLoads: reported?.slowLoads ?? 0 };
  });
  const canaryRelease = canary && releases.find(({ release }) => release === canary.release);
  return {
    name,
    current: releases.find(({ release }) => release === current),
    canary: canaryRelease ? { ...canaryRelease, percent: canary.percent } : undefined,
    rollbackTarget: previous[0],
    older: releases
      .filter(({ release }) => release !== current && release !== canary?.release)
      .sort((one, other) => other.at.localeCompare(one.at)),
  };
}

export function sumOf(counts: (HealthCounts | undefined)[]): HealthCounts {
  const present = counts.filter((one) => one !== undefined);
  const sum = (valueOf: (one: HealthCounts) => number) =>
    present.reduce((total, one) => total + valueOf(one), 0);
  return { errors: sum(({ errors }) => errors), slowLoads: sum(({ slowLoads }) => slowLoads) };
}

export const healthOf = ({ current, canary, older }: NameOverview): HealthCounts =>
  sumOf([current, canary, ...older]);
