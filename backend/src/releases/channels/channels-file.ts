import {
  after,
  channelOf,
  channels,
  noChannels,
  outlived,
  without,
  type Channel,
  type Channels,
} from './channels.js';
import { channelsKey, Refusal, type ReleaseStore } from '../store/release-store.js';

export type Step = Pick<Channels['history'][number], 'action' | 'by' | 'name' | 'percent'>;
/** What becomes of a channel, and which release the step was about; null: all is as it was wanted already. */
export type Decide = (
  channel: Channel,
  all: Channels,
) => Promise<{ channel: Channel; release: string } | null>;

/** What a store says is current. */
export class ChannelsFile {
  constructor(private readonly store: ReleaseStore) {}

  async read(): Promise<Channels> {
    return (await this.found()).all;
  }

  /**
   * Whenever somebody else was faster, it looks and decides again: no step is ever lost. Resolves to the channels after
   * it, and to the releases that nobody needs any more.
   */
  async change(step: Step, decide: Decide): Promise<{ all: Channels; gone: string[] }> {
    for (;;) {
      const { all, version } = await this.found();
      const decision = await decide(channelOf(all, step.name), all);
      if (!decision) return { all, gone: [] };
      const gone = outlived(decision.channel, new Date());
      const change = { ...step, release: decision.release, at: new Date().toISOString() };
      const next = after(all, without(decision.channel, gone), change);
      const text = JSON.stringify(next, null, 1);
      if (await this.store.replace(channelsKey, Buffer.from(text), version)) return { all: next, gone };
    }
  }

  private async found() {
    const found = await this.store.read(channelsKey);
    if (!found) return { all: noChannels, version: null };
    return { all: understood(found.body), version: found.version };
  }
}

/** By whoever writes into the store by hand. */
function understood(body: Buffer): Channels {
  try {
    return channels.parse(JSON.parse(body.toString()));
  } catch {
    throw new Refusal([
      `What is current cannot be read any more: ${channelsKey} of the release store is damaged.`,
      `The edition before it must take its place: in a folder, remove the newest file in channels/; in a bucket, put ${channelsKey}.before in its place.`,
    ]);
  }
}
