import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { start } from '../run.ts';

/** `npm run dev -- <workspace> --against <address>` in a copied repository. */
export function startAgainst(repository: string, workspace: string, address: string) {
  const args = ['tools/dev.ts', workspace, '--against', address];
  const child = start(process.execPath, args, { cwd: repository });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const closed = once(child, 'close');
  return {
    /** The address at which a developer confirms the override. */
    async link(): Promise<string> {
      for await (const line of createInterface(child.stdout)) {
        const [link] = /http\S*\/platform\/override\S*/.exec(line) ?? [];
        if (link) return link;
      }
      throw new Error(`npm run dev -- --against ended before it was ready: ${errors}`);
    },
    async end(): Promise<{ code: unknown; errors: string }> {
      const [code] = await closed;
      return { code, errors };
    },
    interrupt: () => child.kill('SIGINT'),
  };
}
