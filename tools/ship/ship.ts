import { workspaceOf } from '../build/workspaces.ts';
import { built } from './build-release.ts';
import { given } from './publish.ts';
import { verify } from './verify.ts';

/** Builds a room, proves it, and gives it to visitors; resolves to whether they have it. */
export async function ship(desk, { name, ...options }) {
  const room = workspaceOf(name);
  console.log(`Shipping ${name} to ${desk.place}, by ${options.by} …`);
  // First of all, so that nobody builds and tests for a site that does not let them in.
  const { names } = await desk.channels();
  const build = await built(room, desk);
  if (!build) return false;
  const isGivenToAll = names[name]?.current === build.manifest.release && !names[name].canary;
  if (!isGivenToAll && !(await verify(room))) {
    console.error(`Nothing was shipped: visitors of ${name} have what they had.`);
    return false;
  }
  await given(desk, build, options);
  return true;
}
