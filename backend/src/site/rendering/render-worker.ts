import { parentPort } from 'node:worker_threads';
import { BundleContext } from './bundle-context.js';
import type { Bundle, FromWorker, PageToRender, RenderedPage, ToWorker } from './messages.js';

interface ShellExports {
  given: Record<string, unknown>;
  render: (page: object) => Promise<RenderedPage | null>;
}

/** A shell with the remotes that have been loaded for it: they share its React. */
interface Stage {
  context: BundleContext;
  shell: ShellExports;
  remotes: Map<string, unknown>;
}

const stages = new Map<string, Stage>();
const send = (message: FromWorker) => parentPort?.postMessage(message);

/** One page at a time, because the modules of the shell hold its data while it is rendered. */
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (message: ToWorker) => {
  last = last.then(() => answer(message));
});

async function answer(message: ToWorker): Promise<void> {
  const { id } = message;
  send({ kind: 'began', id });
  try {
    if (message.kind === 'render') send({ kind: 'done', id, page: await render(message.page) });
    else {
      if (message.kind === 'shell') loadShell(message.bundle);
      else loadRemote(message.shell, message.bundle);
      send({ kind: 'done', id });
    }
  } catch (error) {
    send({ kind: 'failed', id, reason: describe(error) });
  }
}

function loadShell({ key, file, code }: Bundle): void {
  const context = new BundleContext((text) => send({ kind: 'printed', text }));
  const shell = context.run(code, file, {}) as ShellExports;
  stages.set(key, { context, shell, remotes: new Map() });
}

function loadRemote(shell: string, { key, file, code }: Bundle): void {
  const { context, shell: host, remotes } = stageOf(shell);
  const { default: declaration } = context.run(code, file, host.given) as { default: unknown };
  remotes.set(key, declaration);
}

function render({
  shell,
  remotes,
  address,
  boot,
  language,
  day,
  origin,
}: PageToRender): Promise<RenderedPage | null> {
  const stage = stageOf(shell);
  stage.context.setPage(new URL(origin + address), { language, day });
  const declarations = Object.entries(remotes).map(([name, key]) => [name, stage.remotes.get(key)]);
  return stage.shell.render({ address, boot, remotes: Object.fromEntries(declarations) });
}

function stageOf(shell: string): Stage {
  const stage = stages.get(shell);
  if (!stage) throw new Error(`${shell} is not loaded`);
  return stage;
}

/** Errors of a bundle are of another realm, so `instanceof` does not know them. */
function describe(error: unknown): string {
  const { stack } = Object(error) as { stack?: unknown };
  return typeof stack === 'string' ? stack : String(error);
}
