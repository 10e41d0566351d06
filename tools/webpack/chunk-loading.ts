/**
 * Chunks are loaded by webpack, not by the federation runtime. They are asked for as their preload tags ask (else the
 * browser fetches each of them twice), and a remote's chunks get the same check as its entry, by the function that
 * the shell puts on the page: without it nothing is executed.
 */
export class ChunkLoading {
  constructor({ checked }) {
    this.checked = checked;
  }

  apply(compiler) {
    this.giveNonce(compiler.webpack, compiler);
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    const prepare = this.checked
      ? 'globalThis.guardRemoteFile(script);'
      : 'script.crossOrigin = "anonymous";';
    compiler.hooks.compilation.tap('ChunkLoading', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkLoading',
        (source) => `${source}\n${prepare}`,
      );
    });
  }

  /** The one inline style of the site, which locks scrolling behind a dialog, is allowed by the nonce of the page. Last, after webpack's own empty one. */
  giveNonce({ RuntimeGlobals, RuntimeModule }, compiler) {
    class Nonce extends RuntimeModule {
      generate() {
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

/** The same for stylesheets. These run in the browser, so each stands alone. */
export function insertChecked(link) {
  globalThis.guardRemoteFile(link);
  document.head.appendChild(link);
}

export function insert(link) {
  link.crossOrigin = 'anonymous';
  document.head.appendChild(link);
}
