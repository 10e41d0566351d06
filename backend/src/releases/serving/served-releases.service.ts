import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { KnownReleases } from '../../platform/observe/known-releases.js';
import { Readiness } from '../../platform/observe/readiness.js';
import { releaseFor } from '../channels/canary.js';
import { channelOf, hasRelease, noChannels, servedReleases } from '../channels/channel-state.js';
import { channels, type Channels } from '../channels/contract.js';
import {
  addressOf,
  isShell,
  mapOf,
  type Manifest,
  type ServedRemote,
  type ServedShell,
} from '../store/manifest.js';
import { OBJECT_STORE } from '../../platform/object-store/open-store.js';
import { PolledFile } from '../store/polled-file.js';
import type { ObjectStore, StoredFile } from '../../platform/object-store/object-store.js';
import { channelsKey } from '../store/channels-key.js';
import { BuiltInReleases } from '../built-in/built-in-releases.js';
import { leaveToFormer } from './moved-parts.js';
import { ReleaseReader } from './release-reader.js';

export interface PageReleases {
  shell: ServedShell;
  remotes: ServedRemote[];
  hasCanary: boolean;
}

const emptyStore =
  'The release store is empty: a server with BUILT_IN_RELEASES_DIR fills it at its start, or npm run ship does';
const describingFiles = new Set(['remote.json', 'shell.json', 'registry.json', 'mf-manifest.json']);

const uncompressed = (file: string) => file.replace(/\.br$/, '');

/** Less than the readiness check may take. */
const answerMs = 1_000;
const tooLate = () =>
  pause(answerMs, undefined, { ref: false }).then(() => {
    throw new Error(`The release store did not answer within ${answerMs / 1_000} seconds`);
  });

@Injectable()
export class ServedReleases {
  private readonly logger = new Logger('Releases');
  private readonly builtIn: BuiltInReleases;
  private readonly reader: ReleaseReader;
  private readonly currentChannels: PolledFile<Channels>;
  private latest = noChannels;
  private hasAnswered = false;

  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(CONFIG) private readonly config: Pick<Config, 'shellDir' | 'builtInReleasesDir' | 'role'>,
    known: KnownReleases,
    @Inject(Readiness) readiness: Pick<Readiness, 'require'>,
  ) {
    this.builtIn = new BuiltInReleases(config);
    this.reader = new ReleaseReader(store, this.builtIn);
    this.currentChannels = new PolledFile({
      read: () => store.read(channelsKey),
      readPrevious: (version) => store.readPrevious(channelsKey, version),
      parse: (body) => (this.latest = channels.parse(JSON.parse(body.toString()))),
      fallback: noChannels,
      logError: (message) => this.logger.error(message),
    });
    readiness.require('The release store does not answer', () => this.requireFirstAnswer());
    readiness.require('The release store does not take writes', async () => {
      return this.hasAnswered ? ((await store.findDefect?.()) ?? null) : null;
    });
    known.register(
      (name, release) => hasRelease(this.latest, name, release),
      async () => {
        this.currentChannels.expire();
        await this.channels();
      },
    );
  }

  /** Without a visitor, no canary. */
  async forVisitor(visitor?: string): Promise<PageReleases> {
    const { names } = await this.channels();
    const manifests = await Promise.all(
      Object.entries(names).map(([name, channel]) =>
        this.firstReadable(name, [releaseFor(name, channel, visitor), channel.current, ...channel.previous]),
      ),
    );
    const found = manifests.filter((manifest) => manifest !== null);
    const shell = found.find(isShell) ?? (await this.builtIn.shell());
    const remotes = found.filter((manifest): manifest is ServedRemote => !isShell(manifest));
    const hasCanary = Object.values(names).some(({ canary }) => canary !== null);
    const served = remotes.length ? remotes : await this.builtIn.remotes();
    return { shell, remotes: leaveToFormer(served), hasCanary };
  }

  async file(name: string, release: string, file: string): Promise<StoredFile | null> {
    return (await this.isListed(name, release, file)) ? this.reader.file(name, release, file) : null;
  }

  /** For this server only: a visitor gets no source map. */
  async sourceMap(name: string, release: string, script: string): Promise<StoredFile | null> {
    const listed = await this.isListed(name, release, script);
    return listed ? this.reader.file(name, release, mapOf(script)) : null;
  }

  /** The text of a script that the server itself runs. */
  async checkedFile({ name, release, integrity }: Manifest, file: string): Promise<string> {
    const found = await this.reader.file(name, release, file);
    if (!found) throw new Error(`${file} of ${name} ${release} is not in the store`);
    const hash = createHash('sha384').update(found.body).digest('base64');
    if (integrity[file] !== `sha384-${hash}`) throw new Error(`${file} of ${name} ${release} was changed`);
    return found.body.toString();
  }

  async stylesheets(): Promise<string[]> {
    const { shell } = await this.forVisitor();
    return shell.entry.filter((file) => file.endsWith('.css')).map((file) => addressOf(shell, file));
  }

  async fonts(): Promise<string[]> {
    const { shell } = await this.forVisitor();
    return shell.fonts.map((file) => addressOf(shell, file));
  }

  channels(): Promise<Channels> {
    return this.currentChannels.content();
  }

  /**
   * Once read, the channels survive an outage of the store. A server that starts during one serves what came with it.
   * A worker serves no pages.
   */
  private async requireFirstAnswer(): Promise<string | null> {
    if (this.hasAnswered) return null;
    let found: StoredFile | null;
    try {
      found = await Promise.race([this.store.read(channelsKey), tooLate()]);
    } catch (error) {
      if ((await this.builtIn.manifests()).length) return null;
      throw error;
    }
    if (!found && this.config.role !== 'worker') return (await this.store.findDefect?.()) ?? emptyStore;
    this.hasAnswered = true;
    return null;
  }

  private async firstReadable(name: string, candidates: (string | null)[]): Promise<Manifest | null> {
    const releases = new Set(candidates.filter((release) => release !== null));
    for (const release of releases)
      try {
        const manifest = await this.reader.manifest(name, release);
        if (manifest) return manifest;
        this.logger.error(`${name} ${release} is not in the store`);
      } catch (error) {
        this.logger.error(`${name} ${release} cannot be read: ${String(error)}`);
      }
    return releases.size ? this.builtIn.remote(name) : null;
  }

  private async isListed(name: string, release: string, file: string): Promise<boolean> {
    if (!(await this.isKnown(name, release))) return false;
    if (release === 'dev' || describingFiles.has(uncompressed(file))) return true;
    const manifest = await this.reader.manifest(name, release);
    if (!manifest) return false;
    return Object.hasOwn(manifest.integrity, uncompressed(file).replace(/\.LICENSE\.txt$/, ''));
  }

  /** Keeps invented addresses away from the store, unless the channels cannot be read. */
  private async isKnown(name: string, release: string): Promise<boolean> {
    const all = await this.channels();
    if (all === noChannels || hasRelease(all, name, release)) return true;
    return servedReleases(channelOf(all, name)).includes(release) || this.builtIn.has(name, release);
  }
}
