import { channels, type Channel, type Channels, type ReleaseChange } from './contract.js';
import type { ObjectStore } from '../../platform/object-store/object-store.js';
import { channelsKey } from '../store/channels-key.js';
import { Refusal } from '../store/refusal.js';
import { channelOf, expiredReleases, noChannels, withChange, withoutReleases } from './channel-state.js';

export type PlannedChange = Pick<ReleaseChange, 'action' | 'by' | 'name' | 'percent'>;
export type Decide = (
  channel: Channel,
  all: Channels,
) => Promise<{ channel: Channel; release: string } | null>;

export interface Decision {
  planned: PlannedChange;
  channel: Channel;
  release: string;
}

export interface Changed {
  all: Channels;
  expired: { name: string; releases: string[] }[];
}

export class ChannelsStore {
  constructor(private readonly store: ObjectStore) {}

  async read(): Promise<Channels> {
    return (await this.readWithVersion()).all;
  }

  async change(planned: PlannedChange, decide: Decide): Promise<Changed> {
    return this.changeTogether(async (all) => {
      const decision = await decide(channelOf(all, planned.name), all);
      return decision ? [{ planned, ...decision }] : [];
    });
  }

  /** Decides again whenever another writer was faster, so no change is lost. */
  async changeTogether(decide: (all: Channels) => Promise<Decision[]>): Promise<Changed> {
    for (;;) {
      const { all, version } = await this.readWithVersion();
      const decisions = await decide(all);
      if (!decisions.length) return { all, expired: [] };
      const changed = withDecisions(all, decisions);
      const text = JSON.stringify(changed.all, null, 1);
      if (await this.store.replace(channelsKey, Buffer.from(text), version)) return changed;
    }
  }

  private async readWithVersion() {
    const stored = await this.store.read(channelsKey);
    if (!stored) return { all: noChannels, version: null };
    return { all: parsed(stored.body), version: stored.version };
  }
}

function withDecisions(before: Channels, decisions: Decision[]): Changed {
  const now = new Date();
  let all = before;
  const expired: Changed['expired'] = [];
  for (const { planned, channel, release } of decisions) {
    const releases = expiredReleases(channel, now);
    const change = { ...planned, release, at: now.toISOString() };
    all = withChange(all, withoutReleases(channel, releases), change);
    expired.push({ name: planned.name, releases });
  }
  return { all, expired };
}

function parsed(body: Buffer): Channels {
  try {
    return channels.parse(JSON.parse(body.toString()));
  } catch {
    throw new Refusal([
      `${channelsKey} of the release store cannot be parsed: the file is damaged.`,
      `Restore the previous version: in a folder, remove the newest file in channels/; in a bucket, replace it with ${channelsKey}.before.`,
    ]);
  }
}
