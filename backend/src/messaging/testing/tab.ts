import { LivePage } from './live-page.js';

export class Tab {
  readonly events: number[] = [];
  readonly messages: number[] = [];
  connections = 0;

  constructor(
    private readonly session: string,
    private readonly wanted: number,
  ) {}

  async listen([url, ...others]: string[], opened: () => void): Promise<void> {
    const page = await LivePage.open(url ?? '', this.session, { lastEventId: this.events.at(-1) ?? 0 });
    this.connections += 1;
    opened();
    for await (const { id, event } of page.events()) {
      this.events.push(id);
      if (event.kind === 'message') this.messages.push(event.message.id);
      if (this.events.length >= this.wanted) page.close();
    }
    if (this.events.length < this.wanted) await this.listen(others, opened);
  }
}
