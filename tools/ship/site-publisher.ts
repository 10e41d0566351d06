import type { Channels } from '../../backend/src/releases/channels/contract.ts';
import type { Build } from '../build/publish-builds.ts';
import type { PublishOptions } from '../build/release-publisher.ts';
import type { ReleaseTarget } from './release-target.ts';
import { unreadable } from './request-errors.ts';
import { send, type ReleaseRequest } from './request.ts';

const timeouts = { read: 10_000, change: 30_000, upload: 180_000 };

export class SitePublisher implements ReleaseTarget {
  readonly place: string;
  readonly option: string;
  private readonly token: string | undefined;

  constructor(site: string, token?: string) {
    this.place = site;
    this.option = ` --to ${site}`;
    this.token = token;
  }

  async channels(): Promise<Channels> {
    return this.validated(await this.send('/platform/releases', { timeout: timeouts.read }));
  }

  registry(): Promise<unknown> {
    return this.send('/mf/registry.json', { timeout: timeouts.read });
  }

  publish({ manifest, files }: Build, { by, percent, dropPaths }: PublishOptions): Promise<Channels> {
    const form = new FormData();
    form.append('name', manifest.name);
    form.append('by', by);
    if (percent) form.append('percent', String(percent));
    if (dropPaths) form.append('dropPaths', '1');
    for (const [path, body] of files) form.append('file', new Blob([new Uint8Array(body)]), path);
    return this.change('ship', manifest.name, { form, timeout: timeouts.upload });
  }

  promote(name: string, by: string): Promise<Channels> {
    return this.change('promote', name, { json: { name, by } });
  }

  withdraw(name: string, by: string): Promise<Channels> {
    return this.change('withdraw', name, { json: { name, by } });
  }

  rollback(name: string, from: string, by: string): Promise<Channels> {
    return this.change('rollback', name, { json: { name, from, by } });
  }

  private async change(action: string, name: string, request: Partial<ReleaseRequest>): Promise<Channels> {
    const response = await this.send(`/platform/${action}`, {
      timeout: timeouts.change,
      ...request,
      action,
      name,
    });
    return this.validated((response as { channels?: unknown }).channels);
  }

  private validated(channels: unknown): Channels {
    const { names, history } = (channels ?? {}) as Partial<Channels>;
    if (!names || !history) throw unreadable(this.place);
    return channels as Channels;
  }

  private send(path: string, request: ReleaseRequest): Promise<unknown> {
    return send(this.place, path, { ...request, token: this.token });
  }
}
