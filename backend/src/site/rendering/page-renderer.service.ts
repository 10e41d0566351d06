import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { ServedReleases, type Manifest } from '../../releases/index.js';
import type { Boot } from '../contract.js';
import type { Bundle, PageToRender, RenderedPage } from './messages.js';
import { RenderingThread } from './rendering-thread.js';

export interface FirstView {
  address: string;
  /** As the release declares it, `/listing/:id`. */
  path: string;
  boot: Boot;
  shell: Manifest;
  /** The remote of the page first, then those whose slots it may show. */
  remotes: Manifest[];
  language: string;
  day: string;
  /** Makes more calls for this visitor. */
  ask: (calls: string[]) => Promise<Boot['answers']>;
}

const hungAfterMs = 1_000;
/** A bundle is read from the store and compiled once. */
const loadMs = 2_000;
/** A page of a release that fails this often in a row is not rendered any more. */
const mostFailures = 3;
const mostFurtherCalls = 6;

/** Renders the first view of pages in a thread of its own. Whatever goes wrong, the visitor gets the page without it. */
@Injectable()
export class PageRenderer implements OnApplicationShutdown {
  private readonly logger = new Logger('Rendering');
  private thread: RenderingThread | undefined;
  private readonly failures = new Map<string, number>();

  constructor(
    private readonly releases: ServedReleases,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl' | 'renderBudgetMs'>,
  ) {}

  async render(view: FirstView): Promise<RenderedPage | null> {
    const [own = view.shell] = view.remotes;
    const budget = this.config.renderBudgetMs;
    if (!budget || !view.shell.server || !own.server || this.hasFailed(own, view.path)) return null;
    try {
      const page = await within(loadMs, this.loadAll(view));
      if (!page) return null;
      const rendered = await within(budget, this.renderWhole(page, view.ask));
      if (rendered) this.failures.delete(`${keyOf(own)} ${view.path}`);
      return rendered;
    } catch (error) {
      this.noteFailure(`${keyOf(own)} ${view.path}`, error);
      return null;
    }
  }

  /** A page asks first for what its route names. What it shows may need more, such as trips nearby of a thin search. */
  private async renderWhole(page: PageToRender, ask: FirstView['ask']): Promise<RenderedPage | null> {
    const rendered = await this.running().render(page);
    const missing = rendered?.missingAnswers.slice(0, mostFurtherCalls) ?? [];
    if (!missing.length) return rendered;
    const answers = { ...page.boot.answers, ...(await ask(missing)) };
    return this.running().render({ ...page, boot: { ...page.boot, answers } });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread?.stop();
  }

  private async loadAll({ address, boot, shell, remotes, language, day }: FirstView) {
    const thread = this.running();
    const key = keyOf(shell);
    await thread.load('shell', key, key, () => this.bundle(shell));
    const rendered = remotes.filter((remote) => remote.server);
    await Promise.all(
      rendered.map((remote) => thread.load('remote', key, keyOf(remote), () => this.bundle(remote))),
    );
    return {
      address,
      boot,
      shell: key,
      remotes: Object.fromEntries(rendered.map((remote) => [remote.name, keyOf(remote)])),
      language,
      day,
      origin: new URL(this.config.publicUrl).origin,
    };
  }

  private async bundle(manifest: Manifest): Promise<Bundle> {
    const file = manifest.server ?? '';
    const code = await this.releases.checkedFile(manifest, file);
    return { key: keyOf(manifest), file: `/mf/${manifest.name}/${manifest.release}/${file}`, code };
  }

  private running(): RenderingThread {
    return (this.thread ??= new RenderingThread({
      hungAfterMs,
      onPrint: (text) => this.logger.debug(text),
      onEnd: () => (this.thread = undefined),
    }));
  }

  private hasFailed(manifest: Manifest, path: string): boolean {
    return (this.failures.get(`${keyOf(manifest)} ${path}`) ?? 0) >= mostFailures;
  }

  private noteFailure(key: string, error: unknown): void {
    const count = (this.failures.get(key) ?? 0) + 1;
    this.failures.set(key, count);
    const consequence = count === mostFailures ? ' It is not rendered any more.' : '';
    this.logger.warn(`${key} could not be rendered.${consequence} ${String((error as Error).message)}`);
  }
}

const keyOf = ({ name, release }: Manifest) => `${name}@${release}`;

/** Null when it takes longer; the work goes on. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
