import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServerBundle } from '../webpack/server-bundle.ts';

export interface ServerWorkspace {
  workspace: string;
  folder: string;
}

/** What the process reports of a workspace. */
export interface ServerBuild {
  workspace: string;
  state: 'building' | 'built';
  /** Absent after a build with errors. */
  bundle?: ServerBundle | undefined;
}

export interface ServerBundler {
  /** Resolves at once, or after the builds that an edit has begun. */
  untilBuilt(): Promise<void>;
  stop(): Promise<void>;
}

/** Builds what the server runs of each workspace, in a process of its own so that an edit is in the browser sooner. */
export async function startServerBundler(
  workspaces: readonly ServerWorkspace[],
  onBuild: (workspace: string, bundle: ServerBundle) => void,
): Promise<ServerBundler> {
  const building = new Set(workspaces.map(({ workspace }) => workspace));
  let built = Promise.withResolvers<void>();
  const child = fork(join(import.meta.dirname, 'server-bundler-process.ts'), [JSON.stringify(workspaces)]);
  let isStopping = false;
  child.once('exit', (code) => {
    if (!isStopping) throw new Error(`The bundler for the server has ended with ${code}`);
  });
  child.on('message', (message) => {
    const { workspace, state, bundle } = message as ServerBuild;
    if (state === 'building') {
      if (!building.size) built = Promise.withResolvers();
      building.add(workspace);
      return;
    }
    building.delete(workspace);
    if (bundle) onBuild(workspace, bundle);
    if (!building.size) built.resolve();
  });
  await built.promise;
  const stop = async () => {
    isStopping = true;
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { untilBuilt: () => built.promise, stop };
}
