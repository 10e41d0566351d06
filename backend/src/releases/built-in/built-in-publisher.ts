import { channelOf, servedReleases, withCurrent } from '../channels/channel-state.js';
import { ChannelsStore, type Decision } from '../channels/channels-store.js';
import type { Channels } from '../channels/contract.js';
import type { ObjectStore } from '../../platform/object-store/object-store.js';
import { checkBuild } from '../shipping/build-check.js';
import { incompatibilities } from '../shipping/compatibility.js';
import type { Manifest } from '../store/manifest.js';
import { ReleaseFiles, uncompressedSize } from '../store/release-files.js';
import type { BuiltInReleases } from './built-in-releases.js';
import { builtInState } from './built-in-state.js';

const by = 'the server';

interface Build {
  manifest: Manifest;
  bytes: number;
}

export interface BuiltInResult {
  published: Manifest[];
  /** Why a release does not fit what stays, by its name. */
  violations: Map<string, string[]>;
  channels: Channels;
}

export class BuiltInPublisher {
  private readonly releases: ReleaseFiles;
  private readonly channelsStore: ChannelsStore;

  constructor(
    store: ObjectStore,
    private readonly builtIn: BuiltInReleases,
  ) {
    this.releases = new ReleaseFiles(store);
    this.channelsStore = new ChannelsStore(store);
  }

  /** All in one change, so that no page gets half of an update. Any number of servers may do it at once. */
  async publish(): Promise<BuiltInResult> {
    const { fitting, violations } = await this.plan(
      await this.builtIn.manifests(),
      await this.channelsStore.read(),
    );
    const saved = new Map<string, Build>();
    for (const manifest of fitting) saved.set(manifest.name, await this.save(manifest));
    let published: Manifest[] = [];
    const { all, expired } = await this.channelsStore.changeTogether(async (channels) => {
      published = (await this.plan(fitting, channels)).fitting;
      return published.map(({ name }) => decision(channels, saved.get(name)!));
    });
    await this.releases.removeAll(expired);
    return { published, violations, channels: all };
  }

  private async save(manifest: Manifest): Promise<Build> {
    const files = await this.builtIn.files(manifest);
    await checkBuild(manifest.name, files);
    await this.releases.save(manifest, files);
    return { manifest, bytes: uncompressedSize(files) };
  }

  /** A release that does not fit stays out, and then so does every other one that needed it. */
  private async plan(manifests: Manifest[], channels: Channels) {
    const served = await this.served(channels);
    const violations = new Map<string, string[]>();
    let fitting = manifests.filter(
      ({ name, release }) => builtInState(channelOf(channels, name), release) === 'new',
    );
    for (let left = -1; left !== fitting.length;) {
      left = fitting.length;
      const names = fitting.map(({ name }) => name);
      const together = [...served.filter(({ name }) => !names.includes(name)), ...fitting];
      for (const manifest of fitting) {
        const others = together.filter(({ name }) => name !== manifest.name);
        const found = incompatibilities(manifest, { others, dropPaths: true });
        if (found.length) violations.set(manifest.name, found);
      }
      fitting = fitting.filter(({ name }) => !violations.has(name));
    }
    return { fitting, violations };
  }

  private async served({ names }: Channels): Promise<Manifest[]> {
    const manifests = await Promise.all(
      Object.entries(names).flatMap(([name, channel]) =>
        servedReleases(channel).map((release) => this.releases.manifestIfValid(name, release)),
      ),
    );
    return manifests.filter((manifest) => manifest !== undefined);
  }
}

function decision(channels: Channels, { manifest, bytes }: Build): Decision {
  const { name, release, hostApi, commit } = manifest;
  const channel = channelOf(channels, name);
  const at = new Date().toISOString();
  const facts = { at, by, hostApi, bytes, ...(commit && { commit }), builtIn: true };
  const extended = { ...channel, releases: { ...channel.releases, [release]: facts } };
  return { planned: { action: 'ship', by, name }, release, channel: withCurrent(extended, release) };
}
