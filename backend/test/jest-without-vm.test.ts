import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
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
    const { status, report } = run('every-outcome', ['--testNamePattern=^passes$']);
    expect(status).toBe(0);
    expect(report.numPassedTests).toBe(1);
    expect(report.numFailedTests).toBe(0);
  });

  it('writes which of our code has run, with its source maps, and nothing else', () => {
    const folder = mkdtempSync(join(tmpdir(), 'amigo-coverage-'));
    try {
      expect(run('runs-the-backend', [], { BACKEND_COVERAGE: folder }).status).toBe(0);
      const [file = '', ...others] = readdirSync(folder);
      expect(others).toEqual([]);
      const { result, 'source-map-cache': maps } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const [measured] = result;
      expect(result).toEqual([measured]);
      expect(measured.url).toMatch(/\/backend\/src\/platform\/object-store\/semaphore\.ts$/);
      const named = (name: string) =>
        measured.functions.find(({ functionName }: { functionName: string }) => functionName === name);
      expect(named('run').ranges[0].count).toBe(1);
      expect(maps[measured.url].data.mappings).not.toBe('');
      expect(maps[measured.url].lineLengths.length).toBeGreaterThan(15);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

function run(name: string, args: string[] = [], env = {}): { status: number | null; report: Report } {
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
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return { status, report: JSON.parse(stdout) as Report };
}
