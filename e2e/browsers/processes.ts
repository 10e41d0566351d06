import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

const aWhile = 60_000;

/** Starts a program and waits until it prints what this pattern finds. */
export async function startPrinting(
  command: string,
  args: string[],
  { stream, says, env = {} }: { stream: 'stdout' | 'stderr'; says: RegExp; env?: Record<string, string> },
): Promise<{ child: ChildProcess; found: string }> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Record<'stdout' | 'stderr', Readable> = child;
  const found = new Promise<string>((resolve, reject) => {
    let text = '';
    const giveUp = (why: string) => reject(new Error(`${command} ${why}:\n${text}`));
    const timer = setTimeout(() => giveUp('did not start within a minute'), aWhile);
    for (const name of ['stdout', 'stderr'] as const)
      output[name].on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const match = name === stream && says.exec(text)?.[1];
        if (!match) return;
        clearTimeout(timer);
        resolve(match);
      });
    child.once('error', reject);
    child.once('exit', (code) => giveUp(`ended with ${code}`));
  });
  return { child, found: await found };
}

export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
