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
import type { PageToRender, RenderedText, Viewer } from './messages.js';
import { PartStyles, type PartStyle } from './part-styles.js';
import { describe, editionOf, keyOf, ReleaseCode } from './release-code.js';
import { InterruptedError, RenderingProcess, type Budget } from './rendering-process.js';

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
  /** Of the page, not the browser's. */
  language: string;
  /** Without a session: the same answers then give the same page. */
  isStranger: boolean;
  /** To whom a page without its first view is empty. */
  runsNoScript: boolean;
  /** Makes more calls for this visitor. */
  ask: (calls: string[]) => Promise<Boot['answers']>;
}

export interface StyledPage extends RenderedText {
  styles: PartStyle[];
}

export type Outcome = 'rendered' | 'kept' | 'late' | 'busy' | 'failed' | 'paused';

const unhurriedMs = 5_000;
/** The budget is processor time. A visitor waits this many times as long, since others have the processor too. */
const patience = 10;
const patienceWithoutScriptMs = 5_000;
/** The first page of a route compiles its code. Once for each release, its visitor waits so many times as long. */
const firstUse = 5;
/** Waiting and rendered. Beyond it a page is sent without its first view at once. */
const maxUnderWay = 10;
const maxFurtherCalls = 6;
/** Releases pile up in a process. Then it is replaced by a new one. */
const maxBundles = 40;
/** Of one more language, which has its own. */
const bundlesOfLanguage = 6;

interface Task {
  view: FirstView;
  /** Those with a bundle for the server. */
  remotes: Manifest[];
  /** What is left alone when it fails. */
  subject: string;
  boot: string;
  keptAs: string | undefined;
}

/** Renders the first view of pages in a process of its own. Whatever goes wrong, the visitor gets the page without it. */
@Injectable()
export class PageRenderer implements OnApplicationShutdown {
  private readonly logger = new Logger('Rendering');
  private readonly faults = new Faults();
  private readonly kept = new KeptPages();
  private readonly further = new FurtherCalls();
  private readonly styles: PartStyles;
  private readonly code: ReleaseCode;
  private readonly counts = new Map<string, FirstViews>();
  /** Strangers who ask for the same page at the same time wait for one. */
  private readonly underWay = new Map<string | symbol, Promise<[Outcome, RenderedText | null]>>();
  private process: RenderingProcess | undefined;
  private budgetMs: number;

  constructor(
    releases: ServedReleases,
    private readonly figures: RemoteFigures,
    reports: HealthReports,
    @Inject(CONFIG) private readonly config: Pick<
      Config,
      'publicUrl' | 'renderBudgetMs' | 'assetsUrl' | 'languages'
    >,
  ) {
    this.budgetMs = config.renderBudgetMs;
    this.code = new ReleaseCode(releases, this.faults, this.logger);
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
    const remotes = view.remotes.filter(({ server }) => server);
    const releases = [view.shell, ...remotes];
    const { path, language } = view;
    const spoken = language === 'en' ? [] : [language];
    const subject = [...spoken, path, ...releases.map(keyOf)].join(' ') + editionOf(releases);
    const boot = JSON.stringify(view.boot);
    const keptAs = view.isStranger ? this.kept.keyOf(subject, { ...view, boot }) : undefined;
    const kept = keptAs && this.kept.find(keptAs);
    try {
      const [outcome, page]: [Outcome, RenderedText | null] = kept
        ? ['kept', kept]
        : await this.renderInTime({ view, remotes, subject, boot, keptAs });
      return [outcome, page && { ...page, styles: await this.stylesOf(page, view) }];
    } catch (error) {
      return [this.blame(subject, error), null];
    }
  }

  /** A visitor who has waited long enough gets the page without it. The work goes on, and counts when it fails. */
  private async renderInTime(task: Task): Promise<[Outcome, RenderedText | null]> {
    const { view, subject, keptAs = Symbol() } = task;
    const milliseconds = this.budgetMs * (this.running().hasRun(codeOf(task)) ? 1 : firstUse);
    const patienceMs = Math.max(patience * milliseconds, view.runsNoScript ? patienceWithoutScriptMs : 0);
    const { promise: isOver, resolve: onOver } = Promise.withResolvers<null>();
    let work = this.underWay.get(keptAs);
    if (!work) {
      if (this.underWay.size >= maxUnderWay) return ['busy', null];
      if (this.faults.isPaused(subject)) return ['paused', null];
      const budget = { milliseconds, onOver: () => onOver(null) };
      work = this.renderWhole(task, Date.now() + patienceMs, budget)
        .catch((error): [Outcome, null] => [this.blame(subject, error), null])
        .finally(() => this.underWay.delete(keptAs));
      this.underWay.set(keptAs, work);
    }
    return (await within(patienceMs, Promise.race([work, isOver]))) ?? ['late', null];
  }

  private async renderWhole(
    task: Task,
    deadline: number,
    budget: Budget,
  ): Promise<[Outcome, RenderedText | null]> {
    const { view, remotes, subject, boot, keptAs } = task;
    const { address, viewer } = view;
    const { origin } = new URL(this.config.publicUrl);
    const code = await this.code.load(this.running(), { ...view, remotes });
    const page = { ...code, address, boot, viewer, origin, deadline };
    const first = await this.running().render(page, budget);
    const whole = first && (await this.complete(page, first, view, budget));
    if (!whole) return ['late', null];
    this.running().noteRun(codeOf(task));
    this.faults.forget(subject);
    if (!view.isStranger) this.further.note(view.path, first);
    if (keptAs && whole === first) this.kept.keep(keptAs, whole);
    return ['rendered', whole];
  }

  /** A page asks first for what its route names. What it shows may need more, such as trips nearby of a thin search. */
  private async complete(page: PageToRender, first: RenderedText, { boot, ask }: FirstView, budget: Budget) {
    const missing = first.missingAnswers.filter(isCall).slice(0, maxFurtherCalls);
    if (!missing.length) return first;
    if (Date.now() > page.deadline) return null;
    const answers = { ...boot.answers, ...(await ask(missing)) };
    return this.running().render({ ...page, boot: JSON.stringify({ ...boot, answers }) }, budget);
  }

  private blame(subject: string, error: unknown): Outcome {
    if (error instanceof InterruptedError) return 'late';
    const consequence = this.faults.note(subject, error);
    this.logger.warn(`The first view of ${subject} failed. ${consequence} ${describe(error)}`);
    return 'failed';
  }

  /** Of the page and of the slots in it. */
  private async stylesOf(page: RenderedText, { own, files, remotes }: FirstView): Promise<PartStyle[]> {
    const slots = remotes.flatMap((remote) => {
      const key = keyOf(remote);
      return remote.slots
        .filter(({ name }) => page.parts.includes(`${key} ${name}`))
        .map((slot) => this.styles.of(remote, slot.files).catch((error) => this.code.leaveOut(key, error)));
    });
    const all = [await this.styles.of(own, files), ...(await Promise.all(slots))];
    // Slots may share a file.
    return [...new Map(all.flatMap((some) => some ?? []).map((style) => [style.file, style])).values()];
  }

  private running(): RenderingProcess {
    const limit = maxBundles + bundlesOfLanguage * (this.config.languages.length - 1);
    if (this.process && this.process.bundles > limit) void this.process.stop();
    if (this.process?.isRunning) return this.process;
    return (this.process = new RenderingProcess((text) => this.logger.debug(text)));
  }
}

/** A member's page has parts that a stranger's has not. */
const codeOf = ({ subject, view }: Task) => (view.isStranger ? subject : `${subject} of a member`);

const isCall = (url: string) => url.startsWith('/api/');

/** Null when it takes longer; the work goes on. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), Math.max(0, milliseconds));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
