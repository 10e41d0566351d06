import type { Channel, Channels, ReleaseChange } from './contract.js';

export const noChannels: Channels = { serial: 0, names: {}, history: [] };
export const noChannel: Channel = { current: null, previous: [], canary: null, releases: {} };

const historyLimits = { changes: 200, previousReleases: 20 };
/** Pages stay open for days, and a rollback needs a target. */
const retention = { days: 30, previousReleases: 5 };

/** Names come from URLs, and every object inherits a `constructor`. */
export const channelOf = ({ names }: Channels, name: string): Channel =>
  (Object.hasOwn(names, name) && names[name]) || noChannel;

export const hasRelease = (all: Channels, name: string, release: string): boolean =>
  Object.hasOwn(channelOf(all, name).releases, release);

export const servedReleases = ({ current, canary }: Channel): string[] =>
  [current, canary?.release].filter((one): one is string => one !== null && one !== undefined);

export function withChange(before: Channels, channel: Channel, change: ReleaseChange): Channels {
  return {
    serial: before.serial + 1,
    names: { ...before.names, [change.name]: withEndDates(channel, change.at) },
    history: [change, ...before.history].slice(0, historyLimits.changes),
  };
}

export function withCurrent(channel: Channel, release: string): Channel {
  const { current, previous } = channel;
  const older = [...(current ? [current] : []), ...previous].filter((one) => one !== release);
  return {
    ...channel,
    current: release,
    previous: older.slice(0, historyLimits.previousReleases),
    canary: null,
  };
}

function withEndDates(channel: Channel, at: string): Channel {
  const served = servedReleases(channel);
  const releases = Object.entries(channel.releases).map(([release, { until = at, ...facts }]) => [
    release,
    served.includes(release) ? facts : { ...facts, until },
  ]);
  return { ...channel, releases: Object.fromEntries(releases) as Channel['releases'] };
}

export function expiredReleases({ previous, releases }: Channel, now: Date): string[] {
  const oldest = now.getTime() - retention.days * 24 * 60 * 60 * 1_000;
  const kept = [...previous.slice(0, retention.previousReleases), newestBuiltIn(releases)];
  return Object.entries(releases)
    .filter(([release, { until }]) => until && Date.parse(until) < oldest && !kept.includes(release))
    .map(([release]) => release);
}

/** A server that restarts must still find that its release was rolled back. */
const newestBuiltIn = (releases: Channel['releases']): string | undefined =>
  Object.entries(releases)
    .filter(([, { builtIn }]) => builtIn)
    .toSorted(([, one], [, other]) => other.at.localeCompare(one.at))[0]?.[0];

export function withoutReleases(channel: Channel, removed: string[]): Channel {
  const releases = Object.entries(channel.releases).filter(([release]) => !removed.includes(release));
  return {
    ...channel,
    previous: channel.previous.filter((release) => !removed.includes(release)),
    releases: Object.fromEntries(releases),
  };
}
