import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { processOptions, script } from './picture-reader.js';

const probe = new URL('../testing/use-decoders.ts', import.meta.url).href;

let child: ChildProcess;
beforeEach(async () => {
  const execArgv = [...processOptions.execArgv, '--import', probe, '--no-warnings'];
  child = fork(script, ['60000'], { ...processOptions, execArgv });
  expect(await once(child, 'message')).toEqual(['ready', undefined]);
});
afterEach(() => void child.kill('SIGKILL'));

function outcomeOf(name: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  child.on('message', (said: { name?: string; outcome?: unknown }) => {
    if (said.name === name) resolve(said.outcome);
  });
  child.send(name);
  return promise;
}

describe('the isolation of the decoder', () => {
  it('the process that reads pictures decodes three kinds and no other', async () => {
    expect(await outcomeOf('decoders')).toEqual(['jpeg', 'png', 'webp']);
  });

  it('it sees none of our settings', async () => {
    const names = (await outcomeOf('environment')) as string[];
    // The decoder's library says there where it is.
    expect(names.filter((name) => name !== 'VIPSHOME')).toEqual(['MALLOC_ARENA_MAX']);
  });

  it('it ends when a picture takes more memory than any picture needs', async () => {
    const ended = once(child, 'exit');
    void outcomeOf('memory');
    expect(await ended).toEqual([1, null]);
  });
});
