import {
  BadRequestException,
  ForbiddenException,
  Injectable,
  Logger,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { z } from 'zod';
import type { Channels } from '../channels/channels.js';
import { manifestIn } from './build-check.js';
import { ReleaseDesk } from './publisher.js';
import { Releases } from '../serving/served-releases.service.js';
import { Refusal } from '../store/release-store.js';
import { ApiPaths } from './api-paths.js';
import { byWhom, nameOfRelease, shipmentIn } from './ship-request.js';
import type { Sender } from './tokens.js';

export const actions = ['promote', 'withdraw', 'rollback'] as const;
export type Action = (typeof actions)[number];

const did = { promote: 'promoted', withdraw: 'withdrew', rollback: 'rolled back' } as const;

const asked = z.object({
  name: nameOfRelease,
  by: byWhom,
  /** The release that is wrong. */
  from: z.string().max(80).optional(),
});

/** What teams change, each within what is its own, and a line in the log for every change. */
@Injectable()
export class Changes {
  private readonly log = new Logger('Releases');
  private opened?: ReleaseDesk;

  constructor(
    private readonly releases: Releases,
    private readonly apiPaths: ApiPaths,
  ) {}

  /** As it is now; what visitors are given follows within half a second. */
  channels(): Promise<Channels> {
    return this.desk.channels();
  }

  async ship(sender: Sender, form: unknown): Promise<{ release: string; channels: Channels }> {
    if (!(form instanceof FormData))
      throw new UnsupportedMediaTypeException('Please send multipart/form-data');
    const { name, files, ...options } = await shipmentIn(form);
    demandOwn(sender, name);
    const channels = await this.desk.ship(name, files, options);
    const { release } = manifestIn(name, files);
    const share = options.percent ? `${options.percent}%` : 'all';
    this.log.log({ remote: name, release, share, sender: sender.title }, `${options.by} shipped ${name}`);
    return { release, channels };
  }

  async step(sender: Sender, action: Action, body: unknown): Promise<Channels> {
    const { name, by, from } = wanted(body, sender);
    demandOwn(sender, name);
    const channels = await this.take(action, name, by, from);
    const release = channels.history[0]?.release;
    this.log.log({ remote: name, release, sender: sender.title }, `${by} ${did[action]} ${name}`);
    return channels;
  }

  private async take(action: Action, name: string, by: string, from?: string): Promise<Channels> {
    if (action !== 'rollback') return this.desk[action](name, by);
    if (!from) throw new Refusal(['"from" is missing: the release that is to be left.']);
    return this.desk.rollback(name, from, by);
  }

  private get desk(): ReleaseDesk {
    return (this.opened ??= new ReleaseDesk(this.releases.store, this.apiPaths.all()));
  }
}

function wanted(body: unknown, { by }: Sender) {
  const { data, error } = asked.safeParse({ ...(body as object | null), ...(by !== undefined && { by }) });
  if (data) return data;
  const [issue] = error.issues;
  throw new BadRequestException(`${issue?.path.join('.')}: ${issue?.message}`);
}

function demandOwn({ only, title }: Sender, name: string) {
  if (only !== undefined && only !== name)
    throw new ForbiddenException(`This is the token of ${title}: it is not good for ${name}.`);
}
