import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { describe, it } from 'node:test';
import { tempFolder } from '../testing/temp-folder.ts';
import { affectedTests, changedFiles } from './affected-tests.ts';

const folder = tempFolder('affected');
const files = {
  'backend/package.json': '{ "exports": { "./contract/*": "./src/*/contract.ts" } }',
  'backend/src/trips/contract.ts': 'export const trip = 1;',
  'backend/src/trips/trips.service.ts': `import { trip } from './contract.js';`,
  'backend/src/trips/trips.test.ts': `import { trips } from './trips.service.js';`,
  'backend/src/rows.ts': 'export interface Row {}',
  'backend/src/rows.test.ts': `import type { Row } from './rows.js';\nreadFileSync(new URL('rows.sql', import.meta.url));`,
  'backend/src/rows.sql': 'select 1',
  'backend/src/style.test.ts': `const all = new URL('.', import.meta.url);`,
  'shell/package.json': '{ "exports": { "./host": "./src/host/index.ts" } }',
  'shell/src/host/index.ts': `export {\n  Link,\n} from '../shared/Link';`,
  'shell/src/shared/Link.tsx': `import styles from './Link.module.css';`,
  'shell/src/shared/Link.module.css': '',
  'shell/src/shared/router.ts': '',
  'mf-listings/src/remote.tsx': `import { Link } from 'shell/host';\nconst page = () => import('./pages/Page');`,
  'mf-listings/src/remote.test.tsx': `import remote from './remote';`,
  'mf-listings/src/pages/Page.tsx': `import { trip } from 'backend/contract/trips';`,
  'mf-listings/src/pages/Page.test.tsx': `import { useParams } from 'react-router-dom';\nimport { Page } from './Page';`,
};
for (const [file, text] of Object.entries(files)) folder.write(file, text);
const affectedBy = (...changed: string[]) => affectedTests(changed, folder.path);

const pageTests = ['mf-listings/src/pages/Page.test.tsx', 'mf-listings/src/remote.test.tsx'];

describe('the tests that a change affects', () => {
  it('import the changed file, directly or not, statically or on demand', () => {
    assert.deepEqual(affectedBy('mf-listings/src/pages/Page.tsx'), pageTests);
    assert.deepEqual(affectedBy('mf-listings/src/remote.tsx'), ['mf-listings/src/remote.test.tsx']);
  });

  it('import it by the name of its workspace, from the browser and in the backend', () => {
    assert.deepEqual(affectedBy('backend/src/trips/contract.ts'), [
      'backend/src/style.test.ts',
      'backend/src/trips/trips.test.ts',
      ...pageTests,
    ]);
  });

  it('import its stylesheet, or the router under its public name', () => {
    assert.deepEqual(affectedBy('shell/src/shared/Link.module.css'), ['mf-listings/src/remote.test.tsx']);
    assert.deepEqual(affectedBy('shell/src/shared/router.ts'), ['mf-listings/src/pages/Page.test.tsx']);
  });

  it('read it, or the folder that it is in', () => {
    assert.deepEqual(affectedBy('backend/src/rows.sql'), [
      'backend/src/rows.test.ts',
      'backend/src/style.test.ts',
    ]);
  });

  it('are not those that use its types only', () => {
    assert.deepEqual(affectedBy('backend/src/rows.ts'), ['backend/src/style.test.ts']);
  });

  it('are all tests after a change of the packages or of how tests run, and none after one of a document', () => {
    const all = Object.keys(files).filter((file) => file.includes('.test.'));
    for (const file of ['package-lock.json', 'jest.config.mjs', 'tools/jest/page.ts', 'shell/package.json'])
      assert.deepEqual(affectedBy(file), all.toSorted());
    assert.deepEqual(affectedBy('README.md'), []);
  });
});

it('a change is what differs from the main branch, is not committed, or is new', () => {
  const repository = tempFolder('changed');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: repository.path,
    });
  const commit = () => {
    git('add', '.');
    git('commit', '--quiet', '--message', 'test');
  };
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['same', 'committed', 'edited', 'deleted']) repository.write(`${name}.ts`, '1');
  commit();
  assert.deepEqual(changedFiles(repository.path), []);

  git('switch', '--quiet', '--create', 'branch');
  repository.write('committed.ts', '2');
  commit();
  repository.write('edited.ts', '2');
  repository.write('new.ts', '1');
  rmSync(`${repository.path}/deleted.ts`);
  assert.deepEqual(changedFiles(repository.path).toSorted(), [
    'committed.ts',
    'deleted.ts',
    'edited.ts',
    'new.ts',
  ]);
});
