import { workspaceOf } from '../build/workspaces.ts';
import type { PublishOptions } from '../build/publisher.ts';
import { buildRelease } from './build-release.ts';
import { publish } from './publish.ts';
import type { ReleaseTarget } from './publisher-for.ts';
import { runChecks } from './run-checks.ts';

/** Builds a workspace, checks it and publishes it. Resolves to whether visitors get it. */
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
  if (!isCurrent && !(await runChecks(workspace))) {
    console.error(`Nothing was shipped: visitors of ${name} keep the current release.`);
    return false;
  }
  await publish(target, build, options);
  return true;
}
