import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { remotes } from '../build/workspaces.ts';
import { spokenLevels } from '../host-api/notes.ts';
import { record } from './record.ts';

const folder = mkdtempSync(join(tmpdir(), 'record-'));
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const built = {
  name: 'messaging',
  version: '0.1.0',
  release: '0.1.0-abc',
  hostApi: 1,
  uses: { host: ['api'], api: ['/api/messages/{}'] },
};

before(async () => {
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(built));
  await record(folder, () => folder);
});
after(() => rmSync(folder, { recursive: true }));

describe('the record of a release', () => {
  it('names the remotes and what they use', () => {
    const { version: _, ...facts } = built;
    assert.deepEqual(
      read('remotes.json'),
      remotes.map(() => facts),
    );
  });

  it('has the levels of the shell and the API paths it uses', () => {
    const { uses, ...levels } = read('shell.json');
    assert.deepEqual(levels, spokenLevels());
    for (const path of ['/api/auth/me', '/api/auth/logout', '/api/blocks/{}/undo'])
      assert.ok(uses.api.includes(path), path);
  });

  it('describes the API without a server', () => {
    const { openapi, paths } = read('api.json');
    assert.match(openapi, /^3\.1/);
    assert.ok(paths['/api/auth/me'].get.responses[200].content['application/json'].schema);
    assert.ok(!paths['/api/openapi.json']);
  });

  it('contains the declarations of the host', () => {
    const text = readFileSync(join(folder, 'host-api/shell/src/base/boot.d.ts'), 'utf8');
    assert.match(text, /from '\.\.\/\.\.\/\.\.\/backend\/src\/pages\/contract\.js'/);
  });
});
