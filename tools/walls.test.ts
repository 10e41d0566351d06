import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import * as planted from './lint/planted.ts';
import { impureRenders, pureRenders } from './lint/planted-renders.ts';
import { root } from './root.mjs';
import { run } from './run.ts';

/** A small repository with the lint rules, compiler settings and packages of the real one. */
const repository = mkdtempSync(join(realpathSync(tmpdir()), 'walls-'));
const { forCompiler } = planted;
const forLint = [...planted.forLint, ...impureRenders];
const allowed = [...planted.allowed, ...pureRenders];
const workspaces = [
  ...new Set([...forLint, ...forCompiler, ...allowed].map(({ file }) => file.replace(/\/.*/, ''))),
];

interface LintMessage {
  filename: string;
  message: string;
  code: string;
}
let lintMessages: LintMessage[] = [];
let compilerOutput = '';

before(async () => {
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'tools/lint', 'tools/root.mjs'])
    cpSync(join(root, file), join(repository, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(repository, 'node_modules'));
  for (const workspace of workspaces)
    write(`${workspace}/tsconfig.json`, '{ "extends": "../tsconfig.base.json", "include": ["."] }');
  for (const { file, code } of [...forLint, ...allowed]) write(file, code);
  lintMessages = await lint();
  for (const { file, code } of forCompiler) write(file, code);
  compilerOutput = (await Promise.all(['shell', 'mf-account'].map(compile))).join('');
});

after(() => rmSync(repository, { recursive: true }));

describe('lint refuses, with the reason,', () => {
  for (const { file, code, reason } of forLint)
    it(`${code.split('\n')[0]} in ${file}`, () => {
      const messages = lintMessages
        .filter((one) => one.filename === file)
        .map((one) => one.message.toLowerCase());
      assert.ok(
        messages.some((message) => message.includes(reason.toLowerCase())),
        `lint only says: ${messages.join('; ')}`,
      );
    });
});

describe('the compiler refuses', () => {
  for (const { file, reason } of forCompiler)
    it(`${reason} in ${file}`, () => {
      const line = new RegExp(`${file}\\(1,\\d+\\): error TS2307: Cannot find module ${reason}`);
      assert.match(compilerOutput, line);
    });
});

describe('lint accepts', () => {
  for (const { file, code } of allowed)
    it(`${code.split('\n')[0]} in ${file}`, () => {
      const messages = lintMessages.filter((one) => one.filename === file && /amigo|default/.test(one.code));
      assert.deepEqual(messages, []);
    });
});

function write(file: string, code: string): void {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), code);
}

async function lint(): Promise<LintMessage[]> {
  const { output } = await run('oxlint', ['-f', 'json', ...workspaces], { cwd: repository });
  return JSON.parse(output.slice(output.indexOf('{'))).diagnostics;
}

async function compile(workspace: string): Promise<string> {
  const { output } = await run('tsc', ['-p', workspace, '--pretty', 'false'], {
    cwd: repository,
  });
  return output;
}
