import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tempFolder } from '../../tools/testing/temp-folder.ts';
import { runInNamespaces } from './namespaces.ts';

const folder = tempFolder('namespaces');

describe('network namespaces', () => {
  it('a run in namespaces gives its exit code, and orphans that ended are removed', async () => {
    // Without namespaces the process of the system removes them.
    const script = folder.write(
      'orphan.mjs',
      `import { execFileSync } from 'node:child_process';
     import { existsSync } from 'node:fs';
     const orphan = execFileSync('sh', ['-c', 'sleep 0.1 >/dev/null & echo $!'], { encoding: 'utf8' }).trim();
     const deadline = Date.now() + 5_000;
     while (existsSync('/proc/' + orphan) && Date.now() < deadline) await new Promise((next) => setTimeout(next, 20));
     process.exit(existsSync('/proc/' + orphan) ? 4 : 3);`,
    );
    let process = 0;
    assert.equal(await runInNamespaces(script, [], { started: (pid) => (process = pid) }), 3);
    assert.ok(process > 0);
  });
});
