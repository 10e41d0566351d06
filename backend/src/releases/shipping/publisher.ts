import { ChannelsFile, type Decide, type Step } from '../channels/channels-file.js';
import { channelOf, given, moved, type Channel, type Channels } from '../channels/channels.js';
import { examined, type Files } from './build-check.js';
import { misfits } from './compatibility.js';
import type { Manifest } from '../store/manifest.js';
import { Shelf } from '../store/release-files.js';
import { Refusal, type ReleaseStore } from '../store/release-store.js';

export interface ShipOptions {
  by: string;
  /** A part of the visitors; missing: all of them. */
  percent?: number | undefined;
  dropPaths?: boolean | undefined;
  /** Several rooms were built as one, so that each fits what is not there yet. */
  together?: boolean | undefined;
}

/** Where releases come in, and where it is decided which of them visitors get. */
export class ReleaseDesk {
  private readonly shelf: Shelf;
  private readonly file: ChannelsFile;

  constructor(
    store: ReleaseStore,
    /** The paths of the API that remotes will meet here, where that is known. */
    private readonly api?: Set<string>,
  ) {
    this.shelf = new Shelf(store);
    this.file = new ChannelsFile(store);
  }

  channels(): Promise<Channels> {
    return this.file.read();
  }

  /** Lays a build into the store and gives it to visitors: to all, or as a canary to some. What is refused is not laid. */
  async ship(name: string, files: Files, options: ShipOptions): Promise<Channels> {
    const manifest = await examined(name, files);
    const decide = this.shipping(manifest, bytesOf(files), options);
    const all = await this.channels();
    await decide(channelOf(all, name), all);
    await this.shelf.lay(manifest, files);
    const { by, percent } = options;
    return this.change({ action: percent ? 'canary' : 'ship', by, name, percent }, decide);
  }

  /** The canary becomes what everybody gets. */
  promote(name: string, by: string): Promise<Channels> {
    return this.change({ action: 'promote', by, name }, async (channel, all) => {
      const { release } = demandCanary(name, channel);
      await this.demandFit(await this.shelf.manifest(name, release), all, true);
      return { release, channel: moved(channel, release) };
    });
  }

  /** Nobody is given the canary any more. */
  withdraw(name: string, by: string): Promise<Channels> {
    return this.change({ action: 'withdraw', by, name }, async (channel) => {
      const { release } = demandCanary(name, channel);
      return { release, channel: { ...channel, canary: null } };
    });
  }

  /** Back to the release before. `from` is the one that is wrong: rolled back twice, only one is left behind. */
  rollback(name: string, from: string, by: string): Promise<Channels> {
    return this.change({ action: 'rollback', by, name }, async (channel, all) => {
      const [release, ...previous] = channel.previous;
      if (channel.current !== from)
        throw new Refusal([`${from} is not what visitors of ${name} get any more.`]);
      if (!release) throw new Refusal([`${name} has no release to go back to.`]);
      await this.demandFit(await this.shelf.manifest(name, release), all, true);
      return { release, channel: { ...channel, current: release, previous, canary: null } };
    });
  }

  private shipping(manifest: Manifest, bytes: number, options: ShipOptions): Decide {
    const { name, release, hostApi } = manifest;
    const { by, percent, dropPaths, together } = options;
    return async (channel, all) => {
      const { current, canary } = channel;
      if (current === release && !percent && !canary) return null;
      if (percent && !current)
        throw new Refusal([`${name} has no release yet that the other visitors could keep.`]);
      if (percent && current === release)
        throw new Refusal([`All visitors get ${release} of ${name} already.`]);
      if (!together) await this.demandFit(manifest, all, dropPaths);
      const facts = channel.releases[release] ?? { at: new Date().toISOString(), by, hostApi, bytes };
      const known = { ...channel, releases: { ...channel.releases, [release]: facts } };
      return {
        release,
        channel: percent ? { ...known, canary: { release, percent } } : moved(known, release),
      };
    };
  }

  private async demandFit(manifest: Manifest, all: Channels, dropPaths = false) {
    const { name } = manifest;
    const { current } = channelOf(all, name);
    const others = Object.entries(all.names)
      .filter(([other]) => other !== name)
      .flatMap(([other, channel]) => given(channel).map((one) => this.shelf.neighbour(other, one)));
    const wrong = misfits(manifest, {
      others: (await Promise.all(others)).filter((one) => one !== undefined),
      before: current ? await this.shelf.neighbour(name, current) : undefined,
      api: this.api,
      dropPaths,
    });
    if (wrong.length) throw new Refusal(wrong);
  }

  private async change(step: Step, decide: Decide): Promise<Channels> {
    const { all, gone } = await this.file.change(step, decide);
    await this.shelf.remove(step.name, gone);
    return all;
  }
}

function demandCanary(name: string, { canary }: Channel) {
  if (!canary) throw new Refusal([`${name} has no canary.`]);
  return canary;
}

/** As the site sends them, without their compressed twins. */
const bytesOf = (files: Files) =>
  [...files].reduce((sum, [path, { length }]) => (path.endsWith('.br') ? sum : sum + length), 0);
