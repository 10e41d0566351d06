import type { Compiler } from 'webpack';

// webpack loads chunks, not the federation runtime. Requests have the attributes of the preload tags, or browsers
// fetch each file twice. A remote's chunks pass the shell's integrity check; without it nothing is executed.
export class ChunkLoading {
  private readonly checked: boolean;

  constructor({ checked }: { checked: boolean }) {
    this.checked = checked;
  }

  apply(compiler: Compiler): void {
    this.addNonce(compiler);
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    const prepare = this.checked
      ? 'globalThis.guardRemoteFile(script);'
      : 'script.crossOrigin = "anonymous"; globalThis.guardShellFile?.(script);';
    compiler.hooks.compilation.tap('ChunkLoading', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkLoading',
        (source) => `${source}\n${prepare}`,
      );
    });
  }

  /** For the site's only inline style, which locks scrolling behind a dialog. Runs after webpack's own empty nonce. */
  private addNonce(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    class Nonce extends RuntimeModule {
      override generate() {
        return `${RuntimeGlobals.scriptNonce} = document.querySelector('meta[name=csp-nonce]')?.nonce;`;
      }
    }
    compiler.hooks.compilation.tap('ChunkLoading', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.scriptNonce)
        .tap('ChunkLoading', (chunk) =>
          compilation.addRuntimeModule(chunk, new Nonce('page nonce', RuntimeModule.STAGE_TRIGGER)),
        );
    });
  }
}

declare global {
  /** The shell's integrity check (shell/src/remotes/integrity.ts). */
  var guardRemoteFile: (element: HTMLElement) => void;
  /** The same for the shell's own files. */
  var guardShellFile: ((element: HTMLElement) => void) | undefined;
}

/** The same for stylesheets. The bundle contains the text of these functions, so they use nothing from this file. */
export function insertChecked(link: HTMLLinkElement): void {
  globalThis.guardRemoteFile(link);
  document.head.appendChild(link);
}

export function insert(link: HTMLLinkElement): void {
  link.crossOrigin = 'anonymous';
  globalThis.guardShellFile?.(link);
  document.head.appendChild(link);
}
