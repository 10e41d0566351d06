import { parallel } from '../run.ts';
import { buildWorkspace, planBuild } from './build-workspace.ts';

export async function buildChanged(
  workspaces: readonly string[],
): Promise<{ built: string[]; failed: string[] }> {
  const plans = workspaces.map(planBuild).filter(({ isNeeded }) => isNeeded);
  const names = plans.map(({ workspace }) => workspace);
  if (plans.length) console.log(`Building ${names.join(', ')} …`);
  const results = await parallel(plans, buildWorkspace);
  return {
    built: names.filter((_, index) => results[index]),
    failed: names.filter((_, index) => !results[index]),
  };
}
