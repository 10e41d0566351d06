// The file has no import of ours at run time, so that tests can start it from its source.
import { webcrypto } from 'node:crypto';
import vm from 'node:vm';
import type { RenderedPage } from '../contract.js';
import type { Bundle, FromRenderer, PageToRender, RenderedText, ToRenderer, Viewer } from './messages.js';

type Print = (text: string) => void;

/** Loading a bundle is a few milliseconds of work. One that takes longer would stop every page. */
const loadMs = 1_000;
const most = { lines: 20, characters: 500 };

/**
 * What bundles of releases see instead of Node: the language, timers and the web's text and stream classes. There is no
 * `process`, `require`, `fetch` or file. This keeps honest code pure. The border is the process: it starts without rights
 * (rendering-process.ts), and no text becomes code in it, so objects of Node lead to no function that could use one.
 */
class BundleContext {
  private readonly context: vm.Context;
  private lines = 0;

  constructor(print: Print, language: string) {
    this.context = vm.createContext(
      {
        /** Of all pages that are rendered here: modules keep its words. */
        pageLanguage: language,
        console: consoleOf((text) => {
          this.lines += 1;
          if (this.lines <= most.lines) print(text.slice(0, most.characters));
        }),
        crypto: webcrypto,
        AbortController,
        performance,
        queueMicrotask,
        ReadableStream,
        Response,
        setTimeout,
        clearTimeout,
        structuredClone,
        TextDecoder,
        TextEncoder,
        URL,
        URLSearchParams,
      },
      { codeGeneration: { strings: false, wasm: false } },
    );
  }

  /** Runs a CommonJS bundle and returns its exports. */
  run(code: string, file: string, given: Record<string, unknown>): unknown {
    const script = new vm.Script(`(function (module, exports, require) {${code}\n})`, { filename: file });
    const bundle = script.runInContext(this.context, { timeout: loadMs }) as (
      module: { exports: unknown },
      exports: unknown,
      require: (name: string) => unknown,
    ) => void;
    const module = { exports: {} as unknown };
    bundle(module, module.exports, (name) => {
      if (Object.hasOwn(given, name)) return given[name];
      throw new Error(`${name} is not given to the bundles of remotes`);
    });
    return module.exports;
  }

  /** For the page that is rendered next. */
  setPage(address: URL, viewer: Viewer): void {
    this.lines = 0;
    const { origin, href, host, hostname, protocol, pathname, search, hash } = address;
    const location = { origin, href, host, hostname, protocol, pathname, search, hash };
    Object.assign(this.context, { location, navigator: { language: viewer.language }, firstView: viewer });
  }
}

function consoleOf(print: Print): Record<string, (...parts: unknown[]) => void> {
  const write = (...parts: unknown[]) => print(parts.map(String).join(' '));
  return Object.fromEntries(['debug', 'error', 'info', 'log', 'trace', 'warn'].map((name) => [name, write]));
}

interface ShellExports {
  given: Record<string, unknown>;
  render: (page: object) => Promise<RenderedPage | null>;
}

/** A shell with the remotes that have been loaded for it: they share its React. */
interface Stage {
  context: BundleContext;
  language: string;
  shell: ShellExports;
  remotes: Map<string, unknown>;
}

const stages = new Map<string, Stage>();
const toServer = process.send?.bind(process);
const send = (message: FromRenderer) => void toServer?.(message);
giveUpPowers();

/** One page at a time, because the modules of the shell hold its data while it is rendered. */
let last: Promise<void> = Promise.resolve();
process.on('message', (message: ToRenderer) => {
  last = last.then(() => answer(message));
});
// Its server has ended, also by a crash.
process.on('disconnect', () => process.exit());

/** What a page left behind, such as a timer, must not end the process for the others. */
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (reason) => send({ kind: 'printed', text: describe(reason).slice(0, most.characters) }));

async function answer(message: ToRenderer): Promise<void> {
  const { id } = message;
  const { user, system } = process.cpuUsage();
  send({ kind: 'began', id, processorMs: (user + system) / 1_000 });
  try {
    if (message.kind === 'render') send({ kind: 'done', id, page: await inTime(message.page) });
    else {
      if (message.kind === 'shell') loadShell(message.bundle, message.language);
      else await loadRemote(message.shell, message.bundle);
      send({ kind: 'done', id });
    }
  } catch (error) {
    send({ kind: 'failed', id, reason: describe(error) });
  }
}

function loadShell({ key, file, code }: Bundle, language: string): void {
  const context = new BundleContext((text) => send({ kind: 'printed', text }), language);
  const shell = context.run(code, file, {}) as ShellExports;
  stages.set(key, { context, language, shell, remotes: new Map() });
}

interface RemoteExports {
  default: unknown;
  words?: Record<string, () => Promise<unknown>>;
}

async function loadRemote(shell: string, { key, file, code }: Bundle): Promise<void> {
  const { context, language, shell: host, remotes } = stageOf(shell);
  const { default: declaration, words } = context.run(code, file, host.given) as RemoteExports;
  await words?.[language]?.();
  remotes.set(key, declaration);
}

/** Work that its visitor has given up would make the next ones late. */
const inTime = (page: PageToRender) => (Date.now() > page.deadline ? null : renderedText(page));

async function renderedText(page: PageToRender): Promise<RenderedText | null> {
  const rendered = await render(page);
  return rendered && { ...rendered, answered: JSON.stringify(rendered.answered) };
}

function render({
  shell,
  remotes,
  address,
  boot,
  viewer,
  origin,
}: PageToRender): Promise<RenderedPage | null> {
  const stage = stageOf(shell);
  stage.context.setPage(new URL(origin + address), viewer);
  const declarations = Object.entries(remotes).map(([name, key]) => [name, stage.remotes.get(key)]);
  return stage.shell.render({ address, boot: JSON.parse(boot), remotes: Object.fromEntries(declarations) });
}

function stageOf(shell: string): Stage {
  const stage = stages.get(shell);
  if (!stage) throw new Error(`${shell} is not loaded`);
  return stage;
}

/** What the permission model leaves to a process: signals to others, modules by their name, and its own internals. */
function giveUpPowers(): void {
  for (const name of ['_kill', '_linkedBinding', 'binding', 'dlopen', 'getBuiltinModule', 'kill', 'send'])
    Reflect.deleteProperty(process, name);
}

/** Errors of a bundle are of another realm, so `instanceof` does not know them. */
function describe(error: unknown): string {
  const { stack } = Object(error) as { stack?: unknown };
  return typeof stack === 'string' ? stack : String(error);
}
