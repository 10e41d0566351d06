import { emptyApp, printOf, type OpenApp, type Print } from './empty-app.js';

/** A worker that has run its last file must be able to exit. */
const idleMs = 1_500;

interface PooledApp extends OpenApp {
  end(): Promise<void>;
}

interface Idle<App> {
  app: App;
  closing: NodeJS.Timeout;
}

/** The applications of this worker that no test file is using, by their limits. */
export class AppPool<App extends PooledApp> {
  private readonly idle = new Map<string, Idle<App>[]>();
  /** Each application as it was before its first file. */
  private readonly prints = new WeakMap<App, Print>();

  /** An empty application that a file before has used, or a new one: a start costs half a second of processor time. */
  async take(limits: string, start: () => Promise<App>): Promise<App> {
    const found = this.idle.get(limits)?.pop();
    clearTimeout(found?.closing);
    if (found) return found.app;
    const app = await start();
    this.prints.set(app, await printOf(app));
    return app;
  }

  /** Empties the application for the next file. A file that leaves more than rows fails here, not the next one. */
  async giveBack(limits: string, app: App): Promise<void> {
    try {
      await emptyApp(app);
      const left = await this.leftBehind(app);
      if (left.length)
        throw new Error(`Start this app with \`alone\`: the file leaves ${left.join(' and ')}`);
    } catch (error) {
      await app.end();
      throw error;
    }
    const idle = this.idle.get(limits) ?? [];
    this.idle.set(limits, idle);
    const closing = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.app === app),
        1,
      );
      void app.end();
    }, idleMs);
    idle.push({ app, closing });
  }

  private async leftBehind(app: App): Promise<string[]> {
    const before = this.prints.get(app);
    const { schema, settings, openStreams, isStopping } = await printOf(app);
    return [
      ...(schema === before?.schema ? [] : ['a changed schema']),
      ...(settings === before?.settings ? [] : ['changed settings']),
      ...(openStreams ? ['an open stream'] : []),
      ...(isStopping ? ['a shutdown'] : []),
    ];
  }
}
