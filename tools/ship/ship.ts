import { workspaceOf } from '../build/workspaces.ts';
import type { PublishOptions } from '../build/release-publisher.ts';
import { hostApiCheck, runCheck, typesOf, type Check } from '../check/checks.ts';
import { parallel } from '../run.ts';
import { buildRelease } from './build-release.ts';
import { publishAndReport } from './publish-and-report.ts';
import type { ReleaseTarget } from './release-target.ts';

export async function ship(
  target: ReleaseTarget,
  { name, ...options }: PublishOptions & { name: string },
): Promise<boolean> {
  const workspace = workspaceOf(name);
  console.log(`Shipping ${name} to ${target.place}, by ${options.by} …`);
  // The first request also shows a wrong address or token before anything is built and tested.
  const { names } = await target.channels();
  const build = await buildRelease(workspace, target);
  if (!build) return false;
  const isCurrent = names[name]?.current === build.manifest.release && !names[name].canary;
  if (!isCurrent && !(await pass(checksOf(workspace)))) {
    console.error(`Nothing was shipped: visitors of ${name} keep the current release.`);
    return false;
  }
  await publishAndReport(target, build, options);
  return true;
}

export const checksOf = (workspace: string): Check[] => [
  { name: 'tests', command: 'npm', args: ['test', '-w', workspace] },
  { ...typesOf(workspace), name: 'types' },
  { name: 'lint', command: 'oxlint', args: [workspace] },
  ...(workspace === 'shell' ? [hostApiCheck] : []),
];

const pass = async (checks: readonly Check[]) => (await parallel(checks, runCheck)).every(Boolean);
