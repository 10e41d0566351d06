import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Channels } from '../channels/contract.js';
import { productVersion } from '../../platform/process/product-version.js';
import { overridesOf } from '../serving/override-cookie.js';
import { ServedReleases } from '../serving/served-releases.service.js';
import { ShippingService } from '../shipping/shipping.service.js';
import { Refusal } from '../store/refusal.js';
import { BuiltInUpdate } from '../built-in/built-in-update.service.js';
import { consolePage, logoutForm } from './console-page.js';
import { takeFlashMessage } from './flash-message.js';
import { Layout } from './layout.js';
import { loginPage, type LoginPage } from './login-page.js';
import { overview } from './overview.js';
import { HealthReports, type ReleaseHealth } from '../release-health.js';

/** These pages work without the store or the database, because an outage is when they are needed. */
@Injectable()
export class ReleaseConsole {
  private readonly log = new Logger(ReleaseConsole.name);

  constructor(
    private readonly shipping: ShippingService,
    private readonly health: HealthReports,
    private readonly releases: ServedReleases,
    private readonly layout: Layout,
    private readonly builtIn: BuiltInUpdate,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async showReleases(request: FastifyRequest, reply: FastifyReply) {
    const { sender } = request;
    if (!sender) return this.showLogin(request, reply);
    const [{ channels, defect }, health] = await Promise.all([this.latestChannels(), this.latestHealth()]);
    const content = consolePage({
      version: productVersion,
      now: new Date(),
      rows: overview(channels, health ?? []),
      hasHealth: health !== null,
      firstViewsOf: (name, release) => this.health.firstViewsOf(name, release),
      changes: channels.history,
      overrides: overridesOf(this.config, request),
      flashMessage: takeFlashMessage(this.config, request, reply),
      defect,
      unused: await this.unusedReleases(channels),
    });
    const aside = sender.isLoggedIn ? logoutForm(sender.by ?? '') : undefined;
    return this.layout.send(request, reply, { title: 'Releases', aside, content });
  }

  async showLogin(request: FastifyRequest, reply: FastifyReply, page: Omit<LoginPage, 'canLogIn'> = {}) {
    const canLogIn = this.config.operatorToken !== undefined;
    return this.layout.send(request, reply.code(401), {
      title: 'Releases',
      content: loginPage({ ...page, canLogIn }),
    });
  }

  private async latestChannels(): Promise<{ channels: Channels; defect?: string[] }> {
    try {
      return { channels: await this.shipping.channels() };
    } catch (error) {
      this.log.error(`The channels cannot be read from the store: ${String(error)}`);
      const outage = ['The release store cannot be reached: what is below is what this server last knew.'];
      const defect = error instanceof Refusal ? error.sentences : outage;
      return { channels: await this.releases.channels(), defect };
    }
  }

  private async unusedReleases(channels: Channels): Promise<string[]> {
    try {
      return (await this.builtIn.unused(channels)).map(({ sentence }) => sentence);
    } catch (error) {
      this.log.error(`The releases that came with this server cannot be read: ${String(error)}`);
      return [];
    }
  }

  private async latestHealth(): Promise<ReleaseHealth[] | null> {
    // Only known releases are counted, and a server that has just started knows none yet.
    await this.releases.channels();
    return this.health.lastHour().catch((error: unknown) => {
      this.log.error(`The health of releases cannot be read: ${String(error)}`);
      return null;
    });
  }
}
