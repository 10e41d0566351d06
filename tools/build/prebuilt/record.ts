// npm run record-builds: builds from the sources what was not, and writes prebuilt/, from which a new clone starts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from '../build-and-publish.ts';
import { fingerprint } from '../fingerprint.ts';
import { builtWorkspaces } from '../workspaces.ts';
import { pack } from './archive.ts';
import { buildFiles } from './build-files.ts';
import { archiveOf, isPrebuilt } from './prebuilt.ts';

if (!(await build(builtWorkspaces, { fromSource: true }))) process.exit(1);
for (const workspace of builtWorkspaces) {
  const sources = fingerprint(workspace);
  if (isPrebuilt(workspace, sources)) continue;
  const archive = pack({ fingerprint: sources, files: buildFiles(workspace) });
  mkdirSync(dirname(archiveOf(workspace)), { recursive: true });
  writeFileSync(archiveOf(workspace), archive);
  console.log(`  ${workspace} recorded (${Math.round(archive.length / 1000)} KB)`);
}
