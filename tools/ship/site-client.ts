import { unreadable } from './request-errors.ts';
import { ask } from './request.ts';

const patience = { looking: 10_000, changing: 30_000, sending: 180_000 };

/** The desk of a running site, which does what a team's token is good for. */
export class SiteDesk {
  constructor(site, token) {
    this.place = site;
    this.option = ` --to ${site}`;
    this.token = token;
  }

  async channels() {
    return this.readable(await this.ask('/platform/releases', { patience: patience.looking }));
  }

  /** What the site's own pages are made of. */
  registry() {
    return this.ask('/mf/registry.json', { patience: patience.looking });
  }

  ship({ manifest, files }, { by, percent, dropPaths }) {
    const form = new FormData();
    form.append('name', manifest.name);
    form.append('by', by);
    if (percent) form.append('percent', String(percent));
    if (dropPaths) form.append('dropPaths', '1');
    for (const [path, body] of files) form.append('file', new Blob([body]), path);
    return this.change('ship', manifest.name, { form, patience: patience.sending });
  }

  promote(name, by) {
    return this.change('promote', name, { json: { name, by } });
  }

  withdraw(name, by) {
    return this.change('withdraw', name, { json: { name, by } });
  }

  rollback(name, from, by) {
    return this.change('rollback', name, { json: { name, from, by } });
  }

  async change(action, name, question) {
    const all = { patience: patience.changing, ...question, action, name };
    const { channels } = await this.ask(`/platform/${action}`, all);
    return this.readable(channels);
  }

  readable(channels) {
    if (!channels?.names || !channels.history) throw unreadable(this.place);
    return channels;
  }

  ask(path, question) {
    return ask(this.place, path, { ...question, token: this.token });
  }
}
