import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fingerprint, isBuilt } from '../fingerprint.ts';
import { builtWorkspaces } from '../workspaces.ts';
import { archiveOf, differences, isPrebuilt } from './prebuilt.ts';

describe('the recorded builds', () => {
  it('are there for every workspace', () => {
    assert.deepEqual(
      builtWorkspaces.filter((workspace) => !existsSync(archiveOf(workspace))),
      [],
    );
  });

  it('hold, byte for byte, what their sources give here', () => {
    const recorded = builtWorkspaces.filter((workspace) => isPrebuilt(workspace, fingerprint(workspace)));
    const notBuiltHere = recorded.filter(
      (workspace) => !isBuilt(workspace, fingerprint(workspace), { fromSource: true }),
    );
    assert.deepEqual(notBuiltHere, [], 'npm run test:deep builds them first');
    assert.deepEqual(
      recorded.flatMap((workspace) => differences(workspace)),
      [],
    );
  });
});
