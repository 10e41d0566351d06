import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ProxyProcess {
  url: string;
  process: ChildProcess;
}

/** In processes of their own, so that they neither slow down the measuring process nor use up its open files. */
export function startProxies(nodes: readonly string[], count: number): Promise<ProxyProcess[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const process = fork(join(import.meta.dirname, 'proxy-process.ts'), nodes);
      const [url] = await once(process, 'message');
      return { url, process };
    }),
  );
}
