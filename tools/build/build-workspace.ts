import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run, type CommandResult } from '../run.ts';
import { copyBackendAssets } from './backend-assets.ts';
import { finishRelease } from './finish-release.ts';
import { fingerprint, forgetBuild, isBuilt, markBuilt } from './fingerprint.ts';
import { manifestFile } from './workspaces.ts';

export interface BuildPlan {
  workspace: string;
  fingerprint: string;
  isNeeded: boolean;
}

const resultOf = (workspace: string) =>
  workspace === 'backend' ? 'backend/dist/main.js' : `${workspace}/dist/release/${manifestFile(workspace)}`;

export function planBuild(workspace: string, fromSource = false): BuildPlan {
  const inputs = fingerprint(workspace);
  const isNeeded =
    !isBuilt(workspace, inputs, { fromSource }) || !existsSync(join(root, resultOf(workspace)));
  return { workspace, fingerprint: inputs, isNeeded };
}

export async function buildWorkspace({ workspace, fingerprint }: BuildPlan): Promise<boolean> {
  const began = Date.now();
  forgetBuild(workspace);
  const { code, output } = await (workspace === 'backend' ? compileBackend() : bundle(workspace));
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (code !== 0) {
    console.error(`  ${workspace} could not be built (${seconds} s):\n${output}`);
    return false;
  }
  markBuilt(workspace, fingerprint);
  console.log(`  ${workspace} built in ${seconds} s`);
  return true;
}

/** Type errors do not fail the build, as with the bundles. `npm run check` reports them. */
async function compileBackend(): Promise<CommandResult> {
  const next = join(root, '.cache/next-backend');
  rmSync(next, { recursive: true, force: true });
  const result = await run(process.execPath, ['tools/build/compile-backend.ts', next]);
  if (result.code !== 0) return result;
  copyBackendAssets(next);
  replaceFolder(next, join(root, 'backend/dist'));
  return result;
}

/** Bundles into `dist/next`, so that a running site keeps its files until the new ones are complete. */
async function bundle(workspace: string): Promise<CommandResult> {
  const dist = join(root, workspace, 'dist');
  const next = join(dist, 'next');
  rmSync(next, { recursive: true, force: true });
  const order = existsSync(join(dist, 'release')) ? 'again' : 'first';
  const result = await run(process.execPath, ['tools/build/bundle.ts', workspace, next, order]);
  if (result.code !== 0) return result;
  await finishRelease(next, join(dist, 'maps'));
  replaceFolder(next, join(dist, 'release'));
  return result;
}

function replaceFolder(next: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
}
