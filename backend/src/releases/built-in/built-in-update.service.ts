import { setTimeout as pause } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { ObjectStore } from '../../platform/object-store/object-store.js';
import { OBJECT_STORE } from '../../platform/object-store/open-store.js';
import { channelOf } from '../channels/channel-state.js';
import type { Channels } from '../channels/contract.js';
import { BuiltInPublisher, type BuiltInResult } from './built-in-publisher.js';
import { BuiltInReleases } from './built-in-releases.js';
import { reasonAgainst } from './built-in-state.js';

const retryMs = 5_000;

export interface UnusedRelease {
  name: string;
  release: string;
  sentence: string;
}

/** At the start, the releases that came with this server go into the store. It serves meanwhile. */
@Injectable()
export class BuiltInUpdate implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Releases');
  private readonly builtIn: BuiltInReleases;
  private readonly stopping = new AbortController();
  private violations = new Map<string, string[]>();

  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.builtIn = new BuiltInReleases(config);
  }

  onApplicationBootstrap() {
    if (this.config.builtInReleasesDir && this.config.role !== 'worker') void this.publishUntilDone();
  }

  beforeApplicationShutdown() {
    this.stopping.abort();
  }

  /** The releases that came with this server and are not current, each with the reason. */
  async unused(channels: Channels): Promise<UnusedRelease[]> {
    const manifests = await this.builtIn.manifests();
    return manifests.flatMap(({ name, release }) => {
      const reason = reasonAgainst(channelOf(channels, name), release, this.violations.get(name));
      const sentence = `${name} ${release}, which came with this server, is not used: ${reason}`;
      return reason ? [{ name, release, sentence }] : [];
    });
  }

  private async publishUntilDone(): Promise<void> {
    const publisher = new BuiltInPublisher(this.store, this.builtIn);
    const { signal } = this.stopping;
    let logged = '';
    while (!signal.aborted)
      try {
        return await this.logResult(await publisher.publish());
      } catch (error) {
        if (logged !== String(error))
          this.log.error(`The releases of this server are not in the store yet: ${String(error)}`);
        logged = String(error);
        await pause(retryMs, undefined, { signal }).catch(() => {});
      }
  }

  private async logResult({ published, violations, channels }: BuiltInResult): Promise<void> {
    this.violations = violations;
    for (const { name, release } of published)
      this.log.log({ remote: name, release }, `Visitors get the ${name} that came with this server`);
    for (const { name, release, sentence } of await this.unused(channels))
      this.log.warn({ remote: name, release }, sentence);
  }
}
