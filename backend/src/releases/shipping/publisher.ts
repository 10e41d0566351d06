import { channelOf, servedReleases, withCurrent } from '../channels/channel-state.js';
import { ChannelsStore, type Decide, type PlannedChange } from '../channels/channels-store.js';
import type { Channel, Channels } from '../channels/contract.js';
import type { Manifest } from '../store/manifest.js';
import { ReleaseFiles, uncompressedSize, type BuildFiles } from '../store/release-files.js';
import type { ObjectStore } from '../../platform/object-store/object-store.js';
import { Refusal } from '../store/refusal.js';
import { checkBuild } from './build-check.js';
import { incompatibilities } from './compatibility.js';

export interface PublishOptions {
  by: string;
  percent?: number | undefined;
  dropPaths?: boolean | undefined;
  /** Published together with releases of the same build, so it need not fit what is current now. */
  builtTogether?: boolean | undefined;
}

export class Publisher {
  private readonly releases: ReleaseFiles;
  private readonly channelsStore: ChannelsStore;

  constructor(
    store: ObjectStore,
    private readonly apiPaths?: Set<string>,
  ) {
    this.releases = new ReleaseFiles(store);
    this.channelsStore = new ChannelsStore(store);
  }

  channels(): Promise<Channels> {
    return this.channelsStore.read();
  }

  /** A refused build is not saved. */
  async publish(name: string, files: BuildFiles, options: PublishOptions): Promise<Channels> {
    const manifest = await checkBuild(name, files);
    const decide = this.publishing(manifest, uncompressedSize(files), options);
    const all = await this.channels();
    await decide(channelOf(all, name), all);
    await this.releases.save(manifest, files);
    const { by, percent } = options;
    return this.change({ action: percent ? 'canary' : 'ship', by, name, percent }, decide);
  }

  promote(name: string, by: string): Promise<Channels> {
    return this.change({ action: 'promote', by, name }, async (channel, all) => {
      const { release } = requireCanary(name, channel);
      await this.requireCompatible(await this.releases.manifest(name, release), all, true);
      return { release, channel: withCurrent(channel, release) };
    });
  }

  withdraw(name: string, by: string): Promise<Channels> {
    return this.change({ action: 'withdraw', by, name }, async (channel) => {
      const { release } = requireCanary(name, channel);
      return { release, channel: { ...channel, canary: null } };
    });
  }

  /** `from` is the release to leave: a repeated call does not go back twice. */
  rollback(name: string, from: string, by: string): Promise<Channels> {
    return this.change({ action: 'rollback', by, name }, async (channel, all) => {
      const [release, ...previous] = channel.previous;
      if (channel.current !== from)
        throw new Refusal([`${from} is not what visitors of ${name} get any more.`]);
      if (!release) throw new Refusal([`${name} has no release to go back to.`]);
      await this.requireCompatible(await this.releases.manifest(name, release), all, true);
      return { release, channel: { ...channel, current: release, previous, canary: null } };
    });
  }

  private publishing(manifest: Manifest, bytes: number, options: PublishOptions): Decide {
    const { name, release, hostApi, commit } = manifest;
    const { by, percent, dropPaths, builtTogether } = options;
    return async (channel, all) => {
      const { current, canary } = channel;
      if (current === release && !percent && !canary) return null;
      if (percent && !current)
        throw new Refusal([`${name} has no release yet that the other visitors could keep.`]);
      if (percent && current === release)
        throw new Refusal([`All visitors get ${release} of ${name} already.`]);
      if (!builtTogether) await this.requireCompatible(manifest, all, dropPaths);
      const facts = channel.releases[release] ?? {
        at: new Date().toISOString(),
        by,
        hostApi,
        bytes,
        ...(commit && { commit }),
      };
      const extended = { ...channel, releases: { ...channel.releases, [release]: facts } };
      return {
        release,
        channel: percent ? { ...extended, canary: { release, percent } } : withCurrent(extended, release),
      };
    };
  }

  private async requireCompatible(manifest: Manifest, all: Channels, dropPaths = false) {
    const { name } = manifest;
    const { current } = channelOf(all, name);
    const others = Object.entries(all.names)
      .filter(([other]) => other !== name)
      .flatMap(([other, channel]) =>
        servedReleases(channel).map((release) => this.releases.manifestIfValid(other, release)),
      );
    const violations = incompatibilities(manifest, {
      others: (await Promise.all(others)).filter((one) => one !== undefined),
      replaced: current ? await this.releases.manifestIfValid(name, current) : undefined,
      apiPaths: this.apiPaths,
      dropPaths,
    });
    if (violations.length) throw new Refusal(violations);
  }

  private async change(planned: PlannedChange, decide: Decide): Promise<Channels> {
    const { all, expired } = await this.channelsStore.change(planned, decide);
    await this.releases.removeAll(expired);
    return all;
  }
}

function requireCanary(name: string, { canary }: Channel) {
  if (!canary) throw new Refusal([`${name} has no canary.`]);
  return canary;
}
