import { installPackages } from '../install/packages.mjs';
import { isPrebuilt, unpackBuild } from './prebuilt/prebuilt.ts';
import { parallel } from '../run.ts';
import { sourceCommit } from '../webpack/source-commit.ts';
import { buildWorkspace, planBuild, type BuildPlan } from './build-workspace.ts';
import { forgetBuild, markBuilt } from './fingerprint.ts';

/** Builds what differs from its last build. What the clone has a build of is unpacked, unless `fromSource`. */
export async function buildChanged(
  workspaces: readonly string[],
  { fromSource = false }: { fromSource?: boolean } = {},
): Promise<{ built: string[]; failed: string[] }> {
  const plans = workspaces.map((workspace) => planBuild(workspace, fromSource));
  const needed = plans.filter(({ isNeeded }) => isNeeded);
  const prebuilt = fromSource ? [] : needed.filter((plan) => isPrebuilt(plan.workspace, plan.fingerprint));
  const rest = needed.filter((plan) => !prebuilt.includes(plan));
  if (prebuilt.length) await unpackBuilds(prebuilt);
  if (rest.length) {
    await installPackages('build');
    console.log(`Building ${namesOf(rest).join(', ')} …`);
  }
  const results = await parallel(rest, buildWorkspace);
  const failed = namesOf(rest.filter((_, index) => !results[index]));
  return { built: namesOf(needed).filter((workspace) => !failed.includes(workspace)), failed };
}

async function unpackBuilds(plans: readonly BuildPlan[]): Promise<void> {
  const began = Date.now();
  const commit = sourceCommit();
  for (const { workspace, fingerprint } of plans) {
    forgetBuild(workspace);
    await unpackBuild(workspace, commit);
    markBuilt(workspace, fingerprint, 'unpacked');
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`Unpacked the builds of ${namesOf(plans).join(', ')} from prebuilt (${seconds} s).`);
}

const namesOf = (plans: readonly BuildPlan[]) => plans.map(({ workspace }) => workspace);
