import { webcrypto } from 'node:crypto';
import vm from 'node:vm';

type Print = (text: string) => void;

/** Loading a bundle is a few milliseconds of work. One that takes longer would stop every page. */
const loadMs = 1_000;
const most = { lines: 20, characters: 500 };

/**
 * What bundles of releases see instead of Node: the language, timers and the web's text and stream classes. There is no
 * `process`, `require`, `fetch` or file. This keeps honest code pure; it is no border for hostile code.
 */
export class BundleContext {
  private readonly context: vm.Context;
  private lines = 0;

  constructor(print: Print) {
    this.context = vm.createContext(
      {
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

  /** Address, language and day of the page that is rendered next. */
  setPage(address: URL, firstView: { language: string; day: string }): void {
    this.lines = 0;
    const { origin, href, host, hostname, protocol, pathname, search, hash } = address;
    const location = { origin, href, host, hostname, protocol, pathname, search, hash };
    Object.assign(this.context, { location, navigator: { language: firstView.language }, firstView });
  }
}

function consoleOf(print: Print): Record<string, (...parts: unknown[]) => void> {
  const write = (...parts: unknown[]) => print(parts.map(String).join(' '));
  return Object.fromEntries(['debug', 'error', 'info', 'log', 'trace', 'warn'].map((name) => [name, write]));
}
