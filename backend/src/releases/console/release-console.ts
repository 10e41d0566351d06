import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { FaultsByRelease, type ReleaseFaults } from '../../site/intake/faults-by-release.js';
import { sendFramed, type Look } from './layout.js';
import { overridesOf } from '../serving/override-cookie.js';
import type { Channels } from '../channels/channels.js';
import { Releases } from '../serving/served-releases.service.js';
import { Refusal } from '../store/release-store.js';
import { Changes } from '../shipping/shipping.service.js';
import { enterPage, type EnterPage } from './login-page.js';
import { takeNotice } from './flash-message.js';
import { overview } from './overview.js';
import { platformPage } from './console-page.js';

/** The page for those who ship. It must stand when something is broken: that is when it is needed. */
@Injectable()
export class Platform {
  private readonly log = new Logger(Platform.name);

  constructor(
    private readonly changes: Changes,
    private readonly faults: FaultsByRelease,
    private readonly releases: Releases,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async show(request: FastifyRequest, reply: FastifyReply) {
    if (!request.sender) return this.ask(request, reply);
    const [{ channels, damage }, faults] = await Promise.all([this.known(), this.counted()]);
    const page = platformPage(
      {
        now: new Date(),
        rows: overview(channels, faults ?? []),
        counts: faults !== null,
        changes: channels.history,
        overrides: overridesOf(this.config, request),
        notice: takeNotice(this.config, request, reply),
        damage,
        entered: request.sender.isEntered ? request.sender.by : undefined,
      },
      await this.look(request),
    );
    return sendFramed(reply, page);
  }

  /** For whoever is not known: the form, and what was wrong with it. */
  async ask(request: FastifyRequest, reply: FastifyReply, about: Omit<EnterPage, 'canEnter'> = {}) {
    const canEnter = this.config.operatorToken !== undefined;
    return sendFramed(reply.code(401), enterPage({ ...about, canEnter }, await this.look(request)));
  }

  /** As it is now, or else as it last was: whoever comes here while the store is broken must read that. */
  private async known(): Promise<{ channels: Channels; damage?: string[] }> {
    try {
      return { channels: await this.changes.channels() };
    } catch (error) {
      this.log.error(`The release store does not say what is current: ${String(error)}`);
      const away = ['The release store cannot be reached: what is below is what this server last knew.'];
      const damage = error instanceof Refusal ? error.sentences : away;
      return { channels: await this.releases.channels(), damage };
    }
  }

  private async counted(): Promise<ReleaseFaults[] | null> {
    // Only what is known to be a release is counted, and a server that has just started knows none yet.
    await this.releases.channels();
    return this.faults.lastHour().catch((error: unknown) => {
      this.log.error(`What visitors met cannot be counted: ${String(error)}`);
      return null;
    });
  }

  /** The site's own, as far as it is known, in the theme that this browser has chosen. */
  async look({ cookies }: FastifyRequest): Promise<Look> {
    const styles = await this.releases.stylesheets().catch((error: unknown) => {
      this.log.error(`The shell's stylesheets are not known: ${String(error)}`);
      return [];
    });
    return { styles, theme: (['light', 'dark'] as const).find((theme) => theme === cookies.theme) };
  }
}
