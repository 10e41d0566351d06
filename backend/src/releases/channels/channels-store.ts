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

export class ChannelsStore {
  constructor(private readonly store: ObjectStore) {}

  async read(): Promise<Channels> {
    return (await this.readWithVersion()).all;
  }

  /** Decides again whenever another writer was faster, so no change is lost. */
  async change(planned: PlannedChange, decide: Decide): Promise<{ all: Channels; expired: string[] }> {
    for (;;) {
      const { all, version } = await this.readWithVersion();
      const decision = await decide(channelOf(all, planned.name), all);
      if (!decision) return { all, expired: [] };
      const expired = expiredReleases(decision.channel, new Date());
      const change = { ...planned, release: decision.release, at: new Date().toISOString() };
      const changed = withChange(all, withoutReleases(decision.channel, expired), change);
      const text = JSON.stringify(changed, null, 1);
      if (await this.store.replace(channelsKey, Buffer.from(text), version)) return { all: changed, expired };
    }
  }

  private async readWithVersion() {
    const stored = await this.store.read(channelsKey);
    if (!stored) return { all: noChannels, version: null };
    return { all: parsed(stored.body), version: stored.version };
  }
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
