import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

interface Report {
  numFailedTests: number;
  numPassedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { message: string; assertionResults: { title: string; status: string }[] }[];
}

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

describe('the runner without a VM', () => {
  it('reports each outcome as Jest does', () => {
    const { status, report } = run('every-outcome');
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(status).toBe(1);
    expect(Object.fromEntries(tests.map((test) => [test.title, test.status]))).toEqual({
      passes: 'passed',
      fails: 'failed',
      'misses an assertion': 'failed',
      'never ends': 'failed',
      'is to do': 'todo',
      'does not run': 'failed',
    });
    expect(report.testResults[0]?.message).toMatch(/Exceeded timeout of 100 ms[^]*the hook failed/);
  });

  it('fails a file whose rejected promise nothing awaits', () => {
    const { status, report } = run('lost-rejection');
    expect(status).toBe(1);
    expect(report.numPassedTests).toBe(1);
    expect(report.testResults[0]?.message).toContain('nothing awaited this');
  });

  it('fails a file that does not load', () => {
    const { status, report } = run('broken-while-loading');
    expect(status).toBe(1);
    expect(report.numRuntimeErrorTestSuites).toBe(1);
    expect(report.testResults[0]?.message).toContain('this file does not load');
  });

  it('runs only the tests that a name pattern selects', () => {
    const { status, report } = run('every-outcome', '--testNamePattern=^passes$');
    expect(status).toBe(0);
    expect(report.numPassedTests).toBe(1);
    expect(report.numFailedTests).toBe(0);
  });
});

function run(name: string, ...args: string[]): { status: number | null; report: Report } {
  const config = JSON.stringify({
    rootDir: import.meta.dirname,
    testRunner: join(import.meta.dirname, 'jest-without-vm.ts'),
    testMatch: [`<rootDir>/outcomes/${name}.ts`],
    testEnvironment: 'node',
    transform: {},
  });
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', jest, '--config', config, '--json', ...args],
    { encoding: 'utf8' },
  );
  return { status, report: JSON.parse(stdout) as Report };
}
