import type { TestApp } from '../../testing/test-app.js';
import { LivePage, type From } from './live-page.js';
import type { Talker } from './talk.js';

export class LivePages {
  private readonly pages: LivePage[] = [];

  async open(app: TestApp, { client }: Pick<Talker, 'client'>, from?: From): Promise<LivePage> {
    const page = await LivePage.open(app.url, client.cookies.get('session') ?? '', from);
    this.pages.push(page);
    return page;
  }

  async begin(app: TestApp, talker: Pick<Talker, 'client'>): Promise<LivePage> {
    const page = await this.open(app, talker);
    await page.next();
    return page;
  }

  closeAll(): void {
    for (const page of this.pages.splice(0)) page.close();
  }
}
