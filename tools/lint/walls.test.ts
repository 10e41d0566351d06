import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allowed, forLint } from './planted.ts';
import plugin from './plugin.ts';
import { refusal } from './walls.ts';

const requestOf = (code: string) => /(?:from |import\()'([^']+)'/.exec(code)?.[1];

describe('the walls', () => {
  it('give the reason for each refused import', () => {
    const refused = forLint
      .map(({ file, code, reason }) => ({ file, request: requestOf(code), reason }))
      .filter(({ file, request }) => request && !/(first|second)\.ts$|\/remote\.tsx$/.test(file));
    assert.ok(refused.length > 25);
    for (const { file, request = '', reason } of refused)
      assert.ok(refusal(file, request)?.includes(reason), `${file} may import ${request}`);
  });

  it('let every allowed import through', () => {
    for (const { file, code } of allowed) assert.equal(refusal(file, requestOf(code) ?? ''), undefined, file);
  });

  it('let packages and files outside of the workspaces through', () => {
    assert.equal(refusal('mf-account/src/api.ts', 'react'), undefined);
    assert.equal(refusal('lab/faults/run.ts', '../../tools/root.mjs'), undefined);
    assert.match(refusal('tools/dev.ts', '../lab/bench/search/rows.ts') ?? '', /laboratory/);
    assert.equal(refusal('tools/build.ts', '../shell/src/host/api'), undefined);
    assert.equal(refusal('e2e/fixtures.ts', '../tools/start/port.ts'), undefined);
    assert.equal(refusal('mf-account/src/pages/Page.tsx', '../api'), undefined);
  });
});

describe('the lint rules', () => {
  const reportsOf = (rule: keyof typeof plugin.rules, file: string, node: object) => {
    const messages: string[] = [];
    const context = {
      filename: file,
      sourceCode: { getText: () => '' },
      report: ({ message }: { message: string }) => void messages.push(message),
    };
    const visitors = plugin.rules[rule].create(context) as Record<string, (node: object) => void>;
    visitors.ImportDeclaration?.(node);
    return messages;
  };
  const importing = (value: string, ...names: string[]) => ({
    source: { value },
    specifiers: names.map((name) => ({ imported: { name } })),
  });

  it('let a declaration import defineRemote, callTo and endpoints alone', () => {
    const reports = (node: object) => reportsOf('declaration', 'remote.tsx', node);
    assert.deepEqual(reports(importing('shell/host', 'callTo', 'defineRemote')), []);
    assert.deepEqual(reports(importing('backend/endpoints/payments', 'getReceipt')), []);
    assert.match(reports(importing('shell/host', 'defineRemote', 'api')).join(), /imports defineRemote/);
    assert.match(reports(importing('./pages/Page', 'Page')).join(), /"\.\/pages\/Page" does not belong here/);
  });

  it('count paths from the root of the repository', async () => {
    const { root } = await import('../root.mjs');
    const node = importing('mf-listings/remote', 'x');
    assert.match(
      reportsOf('walls', `${root}/mf-account/src/a.ts`, node).join(),
      /is behind a wall: remotes never/,
    );
    assert.deepEqual(reportsOf('walls', `${root}/tools/a.ts`, node), []);
  });
});
