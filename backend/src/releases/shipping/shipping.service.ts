import {
  BadRequestException,
  ForbiddenException,
  Inject,
  Injectable,
  Logger,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import type { Channels } from '../channels/contract.js';
import { OBJECT_STORE } from '../../platform/object-store/open-store.js';
import type { ObjectStore } from '../../platform/object-store/object-store.js';
import { Refusal } from '../store/refusal.js';
import { ApiPaths } from './api-paths.js';
import { manifestOf } from './build-check.js';
import { authorName, releaseActionForm } from './contract.js';
import { Publisher } from './publisher.js';
import { parseShipRequest } from './ship-request.js';
import type { Sender } from './tokens.js';

export const releaseActions = ['promote', 'withdraw', 'rollback'] as const;
export type ReleaseAction = (typeof releaseActions)[number];

const pastTense = { promote: 'promoted', withdraw: 'withdrew', rollback: 'rolled back' } as const;

const attributedAction = releaseActionForm.extend({ by: authorName });

@Injectable()
export class ShippingService {
  private readonly log = new Logger('Releases');
  private openedPublisher?: Publisher;

  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly apiPaths: ApiPaths,
  ) {}

  /** Read from the store; visitors get the same within half a second. */
  channels(): Promise<Channels> {
    return this.publisher.channels();
  }

  async ship(sender: Sender, form: unknown): Promise<{ release: string; channels: Channels }> {
    if (!(form instanceof FormData))
      throw new UnsupportedMediaTypeException('Please send multipart/form-data');
    const { name, files, ...options } = await parseShipRequest(form);
    requireOwnName(sender, name);
    const channels = await this.publisher.publish(name, files, options);
    const { release } = manifestOf(name, files);
    const share = options.percent ? `${options.percent}%` : 'all';
    this.log.log({ remote: name, release, share, sender: sender.title }, `${options.by} shipped ${name}`);
    return { release, channels };
  }

  async perform(action: ReleaseAction, sender: Sender, body: unknown): Promise<Channels> {
    const { name, by, from } = parseAction(body, sender);
    requireOwnName(sender, name);
    const channels = await this.change(action, name, by, from);
    const release = channels.history[0]?.release;
    this.log.log({ remote: name, release, sender: sender.title }, `${by} ${pastTense[action]} ${name}`);
    return channels;
  }

  private async change(action: ReleaseAction, name: string, by: string, from?: string): Promise<Channels> {
    if (action !== 'rollback') return this.publisher[action](name, by);
    if (!from) throw new Refusal(['"from" is missing: the release that is to be left.']);
    return this.publisher.rollback(name, from, by);
  }

  /** Not in the constructor: the API's paths are known only after all modules have loaded. */
  private get publisher(): Publisher {
    return (this.openedPublisher ??= new Publisher(this.store, this.apiPaths.all()));
  }
}

function parseAction(body: unknown, { by }: Sender) {
  const attributed = { ...(body as object | null), ...(by !== undefined && { by }) };
  const { data, error } = attributedAction.safeParse(attributed);
  if (data) return data;
  const [issue] = error.issues;
  throw new BadRequestException(`${issue?.path.join('.')}: ${issue?.message}`);
}

function requireOwnName({ onlyName, title }: Sender, name: string) {
  if (onlyName !== undefined && onlyName !== name)
    throw new ForbiddenException(`This is the token of ${title}: it is not valid for ${name}.`);
}
