import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { start } from '../run.ts';

/** `npm run dev -- <room> --against <address>` in a copied house. */
export function startAgainst(house, room, address) {
  const child = start(process.execPath, ['tools/dev.ts', room, '--against', address], { cwd: house });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
  const closed = once(child, 'close');
  return {
    /** The address at which a developer says yes. */
    async link() {
      for await (const line of createInterface(child.stdout)) {
        const [link] = /http\S*\/platform\/override\S*/.exec(line) ?? [];
        if (link) return link;
      }
      throw new Error(`npm run dev -- --against ended before it was ready: ${complaint}`);
    },
    /** What it says of a mistake, and its exit code. */
    async end() {
      const [code] = await closed;
      return { code, complaint };
    },
    interrupt: () => child.kill('SIGINT'),
  };
}
