import { relative } from 'node:path';
import { root } from '../root.mjs';

export interface FileTime {
  file: string;
  seconds: number;
}

/** The longest first. */
export function slowest(times: readonly FileTime[], count = 10): FileTime[] {
  return times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}

export interface JestFiles {
  testResults: { name: string; startTime: number; endTime: number }[];
}

export const timesOfJest = ({ testResults }: JestFiles): FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

export interface PlaywrightSuite {
  file: string;
  specs?: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** Without the start of a worker's site, which no file owns. */
export const timesOfPlaywright = ({ suites }: { suites: PlaywrightSuite[] }): FileTime[] =>
  suites.map((suite) => ({ file: `e2e/specs/${suite.file}`, seconds: secondsOf(suite) }));

function secondsOf({ specs = [], suites = [] }: PlaywrightSuite): number {
  const durations = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results.map(({ duration }) => duration));
  return sum(durations) / 1000 + sum(suites.map(secondsOf));
}

/** What node-reporter.ts has written of files. */
export const timesOfNode = (lines: string): FileTime[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Partial<FileTime>)
    .flatMap(({ file = '', seconds }) =>
      seconds === undefined ? [] : [{ file: relative(root, file), seconds }],
    );

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
