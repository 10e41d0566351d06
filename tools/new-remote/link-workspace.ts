import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const lockfiles = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Does what `npm install` would do for a workspace whose packages are installed, without the network. */
export function linkWorkspace(workspace: string, repository = root): void {
  const link = join(repository, 'node_modules', workspace);
  rmSync(link, { force: true });
  symlinkSync(join('..', workspace), link, 'dir');
  const { version, dependencies } = JSON.parse(
    readFileSync(join(repository, workspace, 'package.json'), 'utf8'),
  );
  for (const lockfile of lockfiles.map((file) => join(repository, file)).filter(existsSync))
    addEntries(lockfile, {
      [workspace]: { version, dependencies },
      [`node_modules/${workspace}`]: { resolved: workspace, link: true },
    });
}

/** Sorts as npm does, so that npm rewrites nothing later. */
function addEntries(lockfile: string, entries: Record<string, object>): void {
  const content: { packages: Record<string, object> } = JSON.parse(readFileSync(lockfile, 'utf8'));
  const packages = Object.entries({ ...content.packages, ...entries });
  content.packages = Object.fromEntries(packages.sort(([one], [other]) => one.localeCompare(other, 'en')));
  const draft = `${lockfile}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(draft, lockfile);
}
