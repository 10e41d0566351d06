import type { Compilation, Compiler } from 'webpack';

// The federation plugin gives each exposed module its own file. In the entry, the declaration saves every first visit
// a request for a few hundred bytes.
export class JoinedDeclaration {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('JoinedDeclaration', (compilation) => {
      let isJoined = false;
      compilation.hooks.optimizeChunks.tap('JoinedDeclaration', () => {
        isJoined ||= joinExposed(compilation);
      });
      compilation.hooks.afterOptimizeChunks.tap('JoinedDeclaration', () => {
        if (isJoined) return;
        const reason = 'the federation plugin names the chunk of a declaration only with `manifest: true`';
        compilation.errors.push(new compiler.webpack.WebpackError(`No declaration was joined: ${reason}`));
      });
    });
  }
}

function joinExposed({ chunks, chunkGraph, entrypoints }: Compilation): boolean {
  const [container] = entrypoints.values();
  if (!container) return false;
  const entry = container.getEntrypointChunk();
  const exposed = [...chunks].filter(({ name }) => name?.startsWith('__federation_expose_'));
  for (const chunk of exposed) {
    chunkGraph.integrateChunks(entry, chunk);
    chunks.delete(chunk);
  }
  return exposed.length > 0;
}
