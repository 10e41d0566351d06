import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { allowed, forCompiler, forLint } from './lint/planted.ts';
import { root } from './root.mjs';
import { run } from './run.ts';

/** A small house with the same lint, compiler settings and packages as the real one. */
const house = mkdtempSync(join(realpathSync(tmpdir()), 'walls-'));
const rooms = [...new Set([...forLint, ...forCompiler, ...allowed].map(({ file }) => file.split('/')[0]))];
let complaints = [];
let compiled = '';

before(async () => {
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'tools/lint', 'tools/root.mjs'])
    cpSync(join(root, file), join(house, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const room of rooms)
    write(`${room}/tsconfig.json`, '{ "extends": "../tsconfig.base.json", "include": ["."] }');
  for (const { file, code } of [...forLint, ...allowed]) write(file, code);
  complaints = await lint();
  for (const { file, code } of forCompiler) write(file, code);
  compiled = (await Promise.all(['shell', 'mf-account'].map(compile))).join('');
});

after(() => rmSync(house, { recursive: true }));

describe('lint refuses, with the reason,', () => {
  for (const { file, code, reason } of forLint)
    it(`${code.split('\n')[0]} in ${file}`, () => {
      const heard = complaints.filter((one) => one.filename === file).map((one) => one.message.toLowerCase());
      assert.ok(
        heard.some((message) => message.includes(reason.toLowerCase())),
        `heard only: ${heard.join('; ')}`,
      );
    });
});

describe('the compiler refuses', () => {
  for (const { file, reason } of forCompiler)
    it(`${reason} in ${file}`, () => {
      const line = new RegExp(`${file}\\(1,\\d+\\): error TS2307: Cannot find module ${reason}`);
      assert.match(compiled, line);
    });
});

describe('nobody minds', () => {
  for (const { file, code } of allowed)
    it(`${code.split('\n')[0]} in ${file}`, () => {
      const ours = complaints.filter((one) => one.filename === file && /house|default/.test(one.code));
      assert.deepEqual(ours, []);
    });
});

function write(file, code) {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), code);
}

async function lint() {
  const { output } = await run('oxlint', ['-f', 'json', ...rooms], { cwd: house });
  return JSON.parse(output.slice(output.indexOf('{'))).diagnostics;
}

async function compile(room) {
  const { output } = await run('tsc', ['-p', room, '--pretty', 'false'], { cwd: house });
  return output;
}
