import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { KnownReleases } from '../../platform/observe/known-releases.js';
import { Readiness } from '../../platform/observe/readiness.js';
import type { RemoteRelease } from '../contract.js';
import { BuiltIn } from './built-in-releases.js';
import { releaseFor } from '../channels/canary.js';
import { channelOf, channels, given, hasRelease, noChannels, type Channels } from '../channels/channels.js';
import {
  addressOf,
  isShell,
  keyOf,
  manifestFile,
  readManifest,
  type Manifest,
  type ShellBuild,
  type DescribedRemote,
} from '../store/manifest.js';
import { openStore } from '../store/open-store.js';
import { channelsKey, type ReleaseStore, type Stored } from '../store/release-store.js';
import { Watched } from '../store/polled-file.js';

/** What a page that is opened now is made of. */
export interface Given {
  shell: ShellBuild;
  remotes: DescribedRemote[];
  /** Not every visitor is given the same. */
  isSplit: boolean;
}

/** What lies beside the files that a release names. */
const describing = new Set(['remote.json', 'shell.json', 'registry.json', 'mf-manifest.json']);

/** Which releases visitors get: what the store says, or else what this server was built with. */
@Injectable()
export class Releases {
  readonly store: ReleaseStore;
  private readonly logger = new Logger(Releases.name);
  private readonly builtIn: BuiltIn;
  private readonly current: Watched<Channels>;
  private latest = noChannels;
  private hasAnswered = false;
  private readonly manifests = new Map<string, Promise<Manifest | null>>();

  constructor(
    @Inject(CONFIG) config: Config,
    known: KnownReleases,
    @Inject(Readiness) readiness: Pick<Readiness, 'require'>,
  ) {
    this.store = openStore(config, {
      folder: join(config.dataDir, 'releases'),
      complain: (sentence) => this.logger.error(sentence),
    });
    this.builtIn = new BuiltIn(config.shellDir);
    this.current = new Watched(
      () => this.store.read(channelsKey),
      (body) => (this.latest = channels.parse(JSON.parse(body.toString()))),
      (sentence) => this.logger.error(sentence),
      (version) => this.store.before(channelsKey, version),
    );
    readiness.require('The release store does not answer', () => this.firstAnswer());
    readiness.require('The release store does not take writes', () => this.flaw());
    known.register(
      (name, release) => hasRelease(this.latest, name, release),
      async () => {
        this.current.expire();
        await this.channels();
      },
    );
  }

  async given(visitor?: string): Promise<Given> {
    const { names } = await this.channels();
    const found = await Promise.all(
      Object.entries(names).map(([name, channel]) =>
        this.manifest(name, [releaseFor(name, channel, visitor), channel.current, ...channel.previous]),
      ),
    );
    const known = found.filter((manifest) => manifest !== null);
    const shell = known.find(isShell) ?? (await this.builtIn.shell());
    const remotes = known.filter((manifest): manifest is DescribedRemote => !isShell(manifest));
    const isSplit = Object.values(names).some(({ canary }) => canary !== null);
    return { shell, remotes: remotes.length ? remotes : await this.builtIn.remotes(), isSplit };
  }

  /** A file of a release; what the release does not name is not asked for. */
  async file(name: string, release: string, file: string): Promise<Stored | null> {
    if (!(await this.isNamed(name, release, file))) return null;
    return this.read(keyOf(name, release, file));
  }

  /** The site's own look, for a page that is not made by the shell. */
  async stylesheets(): Promise<string[]> {
    const { shell } = await this.given();
    return shell.entry.filter((file) => file.endsWith('.css')).map((file) => addressOf(shell, file));
  }

  async channels(): Promise<Channels> {
    return this.current.read().catch((error: unknown) => {
      this.logger.error(
        `The release store does not say what is current, what was built in stands: ${String(error)}`,
      );
      return noChannels;
    });
  }

  /** What it said once lasts through an outage; a node that never heard it has only what was built in. */
  private async firstAnswer(): Promise<void> {
    if (this.hasAnswered) return;
    await this.store.read(channelsKey);
    this.hasAnswered = true;
  }

  private async flaw(): Promise<string | null> {
    return (await this.store.flaw?.()) ?? null;
  }

  /** Of the first release that can be read, else of what was built beside this server. */
  private async manifest(name: string, wanted: (string | null)[]): Promise<Manifest | null> {
    const releases = new Set(wanted.filter((release) => release !== null));
    for (const release of releases)
      try {
        const found = await this.manifestOf(name, release);
        if (found) return found;
        this.logger.error(`${name} ${release} is not in the store`);
      } catch (error) {
        this.logger.error(`${name} ${release} cannot be read: ${String(error)}`);
      }
    return releases.size ? this.builtBeside(name) : null;
  }

  private async builtBeside(name: string): Promise<RemoteRelease | null> {
    const remotes = await this.builtIn.remotes();
    return remotes.find((remote) => remote.name === name) ?? null;
  }

  /** Strangers may ask for any; only while nobody can say which there are is the store asked. */
  private async isKnown(name: string, release: string): Promise<boolean> {
    const all = await this.channels();
    if (all === noChannels || hasRelease(all, name, release)) return true;
    return given(channelOf(all, name)).includes(release) || this.builtIn.is(name, release);
  }

  private async isNamed(name: string, release: string, file: string): Promise<boolean> {
    if (!(await this.isKnown(name, release))) return false;
    if (release === 'dev' || describing.has(file)) return true;
    const manifest = await this.manifestOf(name, release);
    if (!manifest) return false;
    return Object.hasOwn(manifest.integrity, file.replace(/(\.LICENSE\.txt)?(\.br)?$/, ''));
  }

  /** What was built in is served while the store is out of reach, of which nobody knows what else it has. */
  private async read(key: string): Promise<Stored | null> {
    const found = await this.store.read(key).catch(async (error: unknown) => {
      const own = await this.builtIn.read(key);
      if (!own) throw error;
      return own;
    });
    return found ?? this.builtIn.read(key);
  }

  private manifestOf(name: string, release: string): Promise<Manifest | null> {
    const key = keyOf(name, release, manifestFile(name));
    const known = this.manifests.get(key);
    if (known) return known;
    const reading = this.read(key).then((found) => found && described(readManifest(name, found.body), found));
    this.manifests.set(key, reading);
    const forget = () => this.manifests.delete(key);
    // What is under development changes under its name, and what is not there yet may come.
    reading.then((manifest) => (!manifest || release === 'dev') && forget(), forget);
    return reading;
  }
}

/** What is under development changes, so that nobody may rely on what it is now. */
function described(manifest: Manifest, { body }: Stored): Manifest | DescribedRemote {
  if (isShell(manifest) || manifest.release === 'dev') return manifest;
  return { ...manifest, hash: `sha384-${createHash('sha384').update(body).digest('base64')}` };
}
