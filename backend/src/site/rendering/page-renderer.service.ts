import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { RemoteFigures } from '../../platform/observe/remote-figures.js';
import {
  HealthReports,
  ServedReleases,
  type FirstViews,
  type Manifest,
  type ServedRemote,
} from '../../releases/index.js';
import type { Boot } from '../contract.js';
import { Faults } from './faults.js';
import { FurtherCalls } from './further-calls.js';
import { KeptPages } from './kept-pages.js';
import type { Bundle, PageToRender, RenderedText, Viewer } from './messages.js';
import { PartStyles, type PartStyle } from './part-styles.js';
import { InterruptedError, LostProcessError, RenderingProcess } from './rendering-process.js';

export interface FirstView {
  /** Path and query. */
  address: string;
  /** As the release declares it, `/listing/:id`. */
  path: string;
  boot: Boot;
  shell: Manifest;
  /** All, because the page may show their slots. */
  remotes: ServedRemote[];
  /** Whose page it is: of a remote or the shell. */
  own: Manifest;
  files: string[];
  viewer: Viewer;
  /** Without a session: the same answers then give the same page. */
  isStranger: boolean;
  /** Makes more calls for this visitor. */
  ask: (calls: string[]) => Promise<Boot['answers']>;
}

export interface StyledPage extends RenderedText {
  styles: PartStyle[];
}

export type Outcome = 'rendered' | 'kept' | 'late' | 'failed' | 'paused';

const hungAfterMs = 1_000;
const unhurriedMs = 5_000;
const mostFurtherCalls = 6;
/** Releases pile up in a process. Then it is replaced by a new one. */
const mostBundles = 40;

/** Renders the first view of pages in a process of its own. Whatever goes wrong, the visitor gets the page without it. */
@Injectable()
export class PageRenderer implements OnApplicationShutdown {
  private readonly logger = new Logger('Rendering');
  private readonly faults = new Faults();
  private readonly kept = new KeptPages();
  private readonly further = new FurtherCalls();
  private readonly styles: PartStyles;
  private readonly counts = new Map<string, FirstViews>();
  private process: RenderingProcess | undefined;
  private budgetMs: number;

  constructor(
    private readonly releases: ServedReleases,
    private readonly figures: RemoteFigures,
    reports: HealthReports,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl' | 'renderBudgetMs' | 'assetsUrl'>,
  ) {
    this.budgetMs = config.renderBudgetMs;
    this.styles = new PartStyles(releases, config.assetsUrl);
    reports.registerFirstViews((name, release) => this.counts.get(keyOf({ name, release })));
  }

  async render(view: FirstView): Promise<StyledPage | null> {
    const { own } = view;
    if (!this.config.renderBudgetMs || !view.shell.server || !own.server) return null;
    const began = performance.now();
    const [outcome, page] = await this.tryToRender(view);
    this.figures.rendered(own, outcome, performance.now() - began);
    this.count(own, page !== null);
    return page;
  }

  /** For a page that no visitor waits for. It loads and compiles the code that the first visitor needs. */
  async unhurried(open: () => Promise<unknown>): Promise<void> {
    const { renderBudgetMs } = this.config;
    if (!renderBudgetMs) return;
    this.budgetMs = Math.max(renderBudgetMs, unhurriedMs);
    await open().finally(() => (this.budgetMs = renderBudgetMs));
  }

  /** For a member's page of this route, beyond the calls that the route names. */
  furtherCalls(path: string): string[] {
    return this.further.of(path);
  }

  private count(own: Manifest, isRendered: boolean): void {
    const { rendered, missing } = this.counts.get(keyOf(own)) ?? { rendered: 0, missing: 0 };
    this.counts.set(
      keyOf(own),
      isRendered ? { rendered: rendered + 1, missing } : { rendered, missing: missing + 1 },
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.process?.stop();
  }

  private async tryToRender(view: FirstView): Promise<[Outcome, StyledPage | null]> {
    const rendered = view.remotes.filter(({ server }) => server);
    const releases = [view.shell, ...rendered];
    const subject = [view.path, ...releases.map(keyOf)].join(' ') + editionOf(releases);
    if (this.faults.isPaused(subject)) return ['paused', null];
    const boot = JSON.stringify(view.boot);
    const keptAs = view.isStranger ? this.kept.keyOf(subject, { ...view, boot }) : undefined;
    const kept = keptAs && this.kept.find(keptAs);
    const styled = async (page: RenderedText) => ({ ...page, styles: await this.stylesOf(page, view) });
    const budget = this.budgetMs;
    const deadline = Date.now() + budget;
    try {
      if (kept) return ['kept', await styled(kept)];
      const page = await within(budget, this.load(view, boot, rendered, deadline));
      const first = page && (await within(deadline - Date.now(), this.running().render(page)));
      const whole = first && (await within(deadline - Date.now(), this.complete(page, first, view)));
      if (!whole) return ['late', null];
      this.faults.forget(subject);
      if (!view.isStranger) this.further.note(view.path, first);
      if (keptAs && whole === first) this.kept.keep(keptAs, whole);
      return ['rendered', await styled(whole)];
    } catch (error) {
      if (error instanceof InterruptedError) return ['late', null];
      const consequence = this.faults.note(subject, error);
      this.logger.warn(`The first view of ${subject} failed. ${consequence} ${describe(error)}`);
      return ['failed', null];
    }
  }

  /** A page asks first for what its route names. What it shows may need more, such as trips nearby of a thin search. */
  private async complete(page: PageToRender, first: RenderedText, { boot, ask }: FirstView) {
    const missing = first.missingAnswers.filter(isCall).slice(0, mostFurtherCalls);
    if (!missing.length) return first;
    const answers = { ...boot.answers, ...(await ask(missing)) };
    return this.running().render({ ...page, boot: JSON.stringify({ ...boot, answers }) });
  }

  /** Of the page and of the slots in it. */
  private async stylesOf(page: RenderedText, { own, files, remotes }: FirstView): Promise<PartStyle[]> {
    const slots = remotes.flatMap((remote) => {
      const key = keyOf(remote);
      return remote.slots
        .filter(({ name }) => page.parts.includes(`${key} ${name}`))
        .map((slot) => this.styles.of(remote, slot.files).catch((error) => this.goOnWithout(key, error)));
    });
    const all = [await this.styles.of(own, files), ...(await Promise.all(slots))];
    // Slots may share a file.
    return [...new Map(all.flatMap((some) => some ?? []).map((style) => [style.file, style])).values()];
  }

  private async load(
    view: FirstView,
    boot: string,
    remotes: Manifest[],
    deadline: number,
  ): Promise<PageToRender> {
    const { address, viewer } = view;
    const renderer = this.running();
    const shell = keyOf(view.shell) + editionOf([view.shell, ...remotes]);
    await renderer.load('shell', shell, shell, () => this.bundle(view.shell, shell));
    const keys: Record<string, string> = {};
    const isTried = (remote: Manifest) => remote === view.own || !this.faults.isPaused(keyOf(remote));
    await Promise.all(
      remotes.filter(isTried).map(async (remote) => {
        const key = keyOf(remote);
        try {
          await renderer.load('remote', shell, key, () => this.bundle(remote));
          keys[remote.name] = key;
        } catch (error) {
          if (remote === view.own) throw error;
          this.goOnWithout(key, error);
        }
      }),
    );
    const { origin } = new URL(this.config.publicUrl);
    return { address, boot, shell, remotes: keys, viewer, origin, deadline };
  }

  /** Another remote's parts of the page are left to the browser. */
  private goOnWithout(key: string, error: unknown): void {
    if (error instanceof InterruptedError) throw error;
    this.logger.warn(`${key} cannot be loaded. ${this.faults.note(key, error)} ${describe(error)}`);
    if (error instanceof LostProcessError) throw new InterruptedError();
  }

  private async bundle(manifest: Manifest, key = keyOf(manifest)): Promise<Bundle> {
    const file = manifest.server ?? '';
    const code = await this.releases.checkedFile(manifest, file);
    return { key, file: `/mf/${manifest.name}/${manifest.release}/${file}`, code };
  }

  private running(): RenderingProcess {
    if (this.process && this.process.bundles > mostBundles) void this.process.stop();
    if (this.process?.isRunning) return this.process;
    const onPrint = (text: string) => this.logger.debug(text);
    return (this.process = new RenderingProcess({ hungAfterMs, onPrint }));
  }
}

const isCall = (url: string) => url.startsWith('/api/');

const keyOf = ({ name, release }: Pick<Manifest, 'name' | 'release'>) => `${name}@${release}`;

/** Development builds change under the same name, and a shell keeps the components of a release: an edit needs another. */
function editionOf(releases: Manifest[]): string {
  const changing = releases.filter(({ release }) => release === 'dev').map(({ server = '' }) => server);
  return changing
    .toSorted((one, other) => one.localeCompare(other))
    .map((file) => ` ${file}`)
    .join('');
}

const describe = (error: unknown) => (error as Error).message.split('\n', 3).join(' ');

/** Null when it takes longer; the work goes on. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), Math.max(0, milliseconds));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
