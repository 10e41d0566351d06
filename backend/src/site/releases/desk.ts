import {
  after,
  channelOf,
  channels,
  given,
  moved,
  noChannels,
  outlived,
  without,
  type Channel,
  type Channels,
} from './channels.js';
import { examined, type Files } from './contents.js';
import { misfits } from './fit.js';
import { keyOf, manifestFile, readManifest, type Manifest } from './manifest.js';
import { channelsKey, Refusal, type ReleaseStore } from './store.js';

export interface ShipOptions {
  by: string;
  /** A part of the visitors; missing: all of them. */
  percent?: number | undefined;
  dropPaths?: boolean | undefined;
  /** Several rooms were built as one, so that each fits what is not there yet. */
  together?: boolean | undefined;
}

type Step = Pick<Channels['history'][number], 'action' | 'by' | 'name' | 'percent'>;
type Decision = { channel: Channel; release: string };
type Decide = (channel: Channel, all: Channels) => Promise<Decision | null>;

/** Where releases come in, and where it is decided which of them visitors get. */
export class ReleaseDesk {
  constructor(
    private readonly store: ReleaseStore,
    /** The paths of the API that remotes will meet here, where that is known. */
    private readonly api?: Set<string>,
  ) {}

  async channels(): Promise<Channels> {
    return (await this.found()).all;
  }

  /** Lays a build into the store, where it never changes again. With its manifest, which comes last, it is there. */
  async publish(name: string, files: Files): Promise<Manifest> {
    const manifest = await examined(name, files);
    const { release } = manifest;
    const last = manifestFile(name);
    const there = await this.store.read(keyOf(name, release, last));
    if (there?.body.equals(files.get(last)!)) return manifest;
    if (there) throw new Refusal([`The store has something else as ${release} of ${name}.`]);
    const others = [...files].filter(([path]) => path !== last);
    await Promise.all(others.map(([path, body]) => this.lay(keyOf(name, release, path), body)));
    await this.lay(keyOf(name, release, last), files.get(last)!);
    return manifest;
  }

  /** Gives a published release to visitors: to all, or as a canary to some. */
  async ship({ name, release, hostApi }: Manifest, bytes: number, options: ShipOptions): Promise<Channels> {
    const { by, percent, dropPaths, together } = options;
    const step: Step = { action: percent ? 'canary' : 'ship', by, name, percent };
    return this.change(step, async (channel, all) => {
      const { current, canary } = channel;
      if (current === release && !percent && !canary) return null;
      if (percent && !current)
        throw new Refusal([`${name} has no release yet that the other visitors could keep.`]);
      if (percent && current === release)
        throw new Refusal([`All visitors get ${release} of ${name} already.`]);
      if (!together) await this.demandFit(name, release, all, dropPaths);
      const facts = channel.releases[release] ?? { at: new Date().toISOString(), by, hostApi, bytes };
      const known = { ...channel, releases: { ...channel.releases, [release]: facts } };
      return {
        release,
        channel: percent ? { ...known, canary: { release, percent } } : moved(known, release),
      };
    });
  }

  /** The canary becomes what everybody gets. */
  promote(name: string, by: string): Promise<Channels> {
    return this.change({ action: 'promote', by, name }, async (channel, all) => {
      const { release } = demandCanary(name, channel);
      await this.demandFit(name, release, all, true);
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
      await this.demandFit(name, release, all, true);
      return { release, channel: { ...channel, current: release, previous, canary: null } };
    });
  }

  private async demandFit(name: string, release: string, all: Channels, dropPaths = false) {
    const { current } = channelOf(all, name);
    const others = Object.entries(all.names)
      .filter(([other]) => other !== name)
      .flatMap(([other, channel]) => given(channel).map((one) => this.neighbour(other, one)));
    const wrong = misfits(await this.manifest(name, release), {
      others: (await Promise.all(others)).filter((one) => one !== undefined),
      before: current ? await this.neighbour(name, current) : undefined,
      api: this.api,
      dropPaths,
    });
    if (wrong.length) throw new Refusal(wrong);
  }

  private async manifest(name: string, release: string): Promise<Manifest> {
    const found = await this.store.read(keyOf(name, release, manifestFile(name)));
    if (!found) throw new Refusal([`The store has no release ${release} of ${name}.`]);
    try {
      return readManifest(name, found.body);
    } catch {
      throw new Refusal([`What ${release} of ${name} says of itself is damaged in the store.`]);
    }
  }

  /** What is damaged is run by nobody, and must not keep anybody from shipping what mends it. */
  private neighbour(name: string, release: string): Promise<Manifest | undefined> {
    return this.manifest(name, release).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
  }

  /** Whenever somebody else was faster, it looks and decides again: no step is ever lost. */
  private async change(step: Step, decide: Decide): Promise<Channels> {
    for (;;) {
      const { all, version } = await this.found();
      const decision = await decide(channelOf(all, step.name), all);
      if (!decision) return all;
      const old = outlived(decision.channel, new Date());
      const change = { ...step, release: decision.release, at: new Date().toISOString() };
      const next = after(all, without(decision.channel, old), change);
      const text = JSON.stringify(next, null, 1);
      if (!(await this.store.replace(channelsKey, Buffer.from(text), version))) continue;
      await Promise.all(old.map((release) => this.store.remove(`${step.name}/${release}/`)));
      return next;
    }
  }

  private async found() {
    const found = await this.store.read(channelsKey);
    if (!found) return { all: noChannels, version: null };
    return { all: understood(found.body), version: found.version };
  }

  /** Files are named by their hashes; what describes them stays as it was laid first. */
  private async lay(key: string, body: Buffer) {
    if ((await this.store.create(key, body)) || /\.json(\.br)?$/.test(key)) return;
    const there = await this.store.read(key);
    if (!there?.body.equals(body)) throw new Refusal([`The store has another file under ${key}.`]);
  }
}

/** By whoever writes into the store by hand. */
function understood(body: Buffer): Channels {
  try {
    return channels.parse(JSON.parse(body.toString()));
  } catch {
    throw new Refusal([
      `What is current cannot be read any more: ${channelsKey} of the release store is damaged.`,
      'The edition before it must take its place: in a folder, remove the newest file in channels/.',
    ]);
  }
}

function demandCanary(name: string, { canary }: Channel) {
  if (!canary) throw new Refusal([`${name} has no canary.`]);
  return canary;
}
