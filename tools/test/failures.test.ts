import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../root.mjs';
import { run } from '../run.ts';
import { failureList, failuresOfJest, failuresOfNode, failuresOfPlaywright } from './failures.ts';

const folder = mkdtempSync(join(tmpdir(), 'amigo-failures-'));
after(() => rmSync(folder, { recursive: true }));

const jestFile = (about: object) => ({
  name: join(root, 'backend/src/main.test.ts'),
  message: '',
  status: 'passed',
  assertionResults: [],
  ...about,
});

describe('the failed tests that npm test lists', () => {
  it('are those of Jest, and the files that it could not run', () => {
    const passed = { status: 'passed', fullName: 'the server stops', failureMessages: [] };
    const failed = { status: 'failed', fullName: 'the server starts', failureMessages: ['Error: taken'] };
    const testResults = [
      jestFile({ assertionResults: [passed] }),
      jestFile({ status: 'failed', message: 'all reasons', assertionResults: [passed, failed] }),
      jestFile({ status: 'failed', message: 'SyntaxError: unexpected token' }),
    ];
    const file = 'backend/src/main.test.ts';
    assert.deepEqual(failuresOfJest({ testResults }), [
      { file, test: 'the server starts', reason: 'Error: taken' },
      { file, test: 'did not run', reason: 'SyntaxError: unexpected token' },
    ]);
  });

  it('are the stories of all groups, also those that passed the second time', () => {
    const story = (title: string, status: string, message?: string) => ({
      title,
      tests: [{ projectName: 'phone', status, results: [message ? { error: { message } } : {}] }],
    });
    const file = 'search/home.spec.ts';
    const suite = {
      file,
      specs: [story('opens', 'expected'), story('searches', 'unexpected', 'Error: no answer')],
      suites: [{ file, specs: [story('scrolls', 'flaky', 'Error: no list')] }],
    };
    assert.deepEqual(failuresOfPlaywright({ suites: [suite] }), [
      { file: 'e2e/specs/search/home.spec.ts', test: 'searches [phone]', reason: 'Error: no answer' },
      { file: 'e2e/specs/search/home.spec.ts', test: 'scrolls [phone]', reason: 'Error: no list' },
    ]);
  });

  it("are those of Node's own runner, without the groups around them", async () => {
    const file = join(folder, 'sums.test.mjs');
    writeFileSync(
      file,
      `import { describe, it } from 'node:test';
       describe('sums', () => {
         it('add', () => {});
         it('differ', () => { throw new Error('five is not four'); });
       });`,
    );
    const report = join(folder, 'report');
    const reporter = ['--test-reporter', join(root, 'tools/test/node-reporter.ts')];
    const args = ['--test', ...reporter, '--test-reporter-destination', report, file];
    // Without the mark of this run, which would take the results as its own.
    await run(process.execPath, args, { env: { NODE_TEST_CONTEXT: undefined } });
    const failures = failuresOfNode(readFileSync(report, 'utf8'));
    assert.deepEqual(
      failures.map(({ test, reason }) => ({ test, reason })),
      [{ test: 'differ', reason: 'Error: five is not four' }],
    );
    assert.equal(join(root, failures[0]!.file), file);
  });

  it('show the beginning of their reasons, without colors and empty lines', () => {
    const reason = [
      '\u001b[31mError\u001b[39m',
      '',
      ...Array.from({ length: 20 }, (_, line) => `at ${line}`),
    ];
    const lines = failureList([{ file: 'a.test.ts', test: 'adds', reason: reason.join('\n') }]).split('\n');
    assert.deepEqual(lines.slice(0, 4), ['Failed:', '  a.test.ts: adds', '      Error', '      at 0']);
    assert.equal(lines.length, 2 + 8);
  });

  it('are not mentioned when there are none', () => {
    assert.equal(failureList([]), '');
  });
});
