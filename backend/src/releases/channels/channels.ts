import { z } from 'zod';

const release = z.string().regex(/^[\w.-]+$/);
const facts = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  hostApi: z.number().int(),
  bytes: z.number().int(),
  /** Since when no new page is given it; missing: one is. */
  until: z.iso.datetime().optional(),
});
const change = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(['ship', 'canary', 'promote', 'withdraw', 'rollback']),
  name: z.string(),
  release,
  percent: z.number().optional(),
});
const channel = z.object({
  current: release.nullable(),
  /** Where rolling back leads to, newest first. */
  previous: z.array(release),
  canary: z.object({ release, percent: z.number().positive().max(100) }).nullable(),
  releases: z.record(release, facts),
});

/** What is current, of every remote and of the shell: the one file of a store that is ever replaced. */
export const channels = z.object({
  serial: z.number().int(),
  names: z.record(z.string(), channel),
  /** Newest first. */
  history: z.array(change),
});
export type Channels = z.infer<typeof channels>;
export type Channel = z.infer<typeof channel>;
export type ReleaseFacts = z.infer<typeof facts>;
type Change = z.infer<typeof change>;

export const noChannels: Channels = { serial: 0, names: {}, history: [] };
export const noChannel: Channel = { current: null, previous: [], canary: null, releases: {} };

/** Names come from strangers too, and every object has a `constructor`. */
export const channelOf = ({ names }: Channels, name: string): Channel =>
  (Object.hasOwn(names, name) && names[name]) || noChannel;

export const hasRelease = (all: Channels, name: string, release: string): boolean =>
  Object.hasOwn(channelOf(all, name).releases, release);

const remembered = { changes: 200, previous: 20 };

/** The releases that a page opened now may be given. */
export const given = ({ current, canary }: Channel): string[] =>
  [current, canary?.release].filter((one): one is string => one !== null && one !== undefined);

/** The channels after one more step of a name's life. */
export function after(before: Channels, channel: Channel, step: Change): Channels {
  return {
    serial: before.serial + 1,
    names: { ...before.names, [step.name]: dated(channel, step.at) },
    history: [step, ...before.history].slice(0, remembered.changes),
  };
}

/** The channel with another current release; the one before is where rolling back leads to. */
export function moved(channel: Channel, to: string): Channel {
  const { current, previous } = channel;
  const behind = [...(current ? [current] : []), ...previous].filter((one) => one !== to);
  return { ...channel, current: to, previous: behind.slice(0, remembered.previous), canary: null };
}

function dated(channel: Channel, at: string): Channel {
  const inUse = given(channel);
  const releases = Object.entries(channel.releases).map(([release, { until = at, ...facts }]) => [
    release,
    inUse.includes(release) ? facts : { ...facts, until },
  ]);
  return { ...channel, releases: Object.fromEntries(releases) as Channel['releases'] };
}

/** A page may stay open for long, and whoever rolls back wants somewhere to go. */
const kept = { days: 30, previous: 5 };

/** The releases that no page needs any more. */
export function outlived({ previous, releases }: Channel, now: Date): string[] {
  const since = now.getTime() - kept.days * 24 * 60 * 60 * 1_000;
  const wanted = previous.slice(0, kept.previous);
  return Object.entries(releases)
    .filter(([release, { until }]) => until && Date.parse(until) < since && !wanted.includes(release))
    .map(([release]) => release);
}

export function without(channel: Channel, gone: string[]): Channel {
  const releases = Object.entries(channel.releases).filter(([release]) => !gone.includes(release));
  return {
    ...channel,
    previous: channel.previous.filter((release) => !gone.includes(release)),
    releases: Object.fromEntries(releases),
  };
}
