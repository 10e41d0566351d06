import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.mjs';

export interface Failure {
  file: string;
  test: string;
  reason: string;
}

const linesOfReason = 8;

/** All failed tests with the beginning of their reasons, for the end of a long output. */
export function failureList(failures: readonly Failure[]): string {
  const paragraphs = failures.map(({ file, test, reason }) => {
    const lines = stripVTControlCharacters(reason)
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, linesOfReason);
    return [`  ${file}: ${test}`, ...lines.map((line) => `      ${line}`)].join('\n');
  });
  return failures.length ? ['Failed:', ...paragraphs].join('\n') : '';
}

export interface JestFailures {
  testResults: {
    name: string;
    /** Why the file could not run; with failed tests, all their reasons. */
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

export function failuresOfJest({ testResults }: JestFailures): Failure[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ file, test: fullName, reason: failureMessages.join('\n') }));
    return status === 'failed' && !tests.length ? [{ file, test: 'did not run', reason: message }] : tests;
  });
}

export interface FailureSuite {
  file: string;
  specs?: {
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: FailureSuite[];
}

export const failuresOfPlaywright = ({ suites }: { suites: FailureSuite[] }): Failure[] =>
  suites.flatMap(failuresOfSuite);

function failuresOfSuite({ file, specs = [], suites = [] }: FailureSuite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        file: `e2e/specs/${file}`,
        test: `${title} [${projectName}]`,
        reason: results.find(({ error }) => error)?.error?.message ?? '',
      })),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** What node-reporter.ts has written of failed tests. */
export const failuresOfNode = (lines: string): Failure[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Partial<Failure>)
    .flatMap(({ file = '', test, reason = '' }) =>
      test ? [{ file: relative(root, file), test, reason }] : [],
    );
