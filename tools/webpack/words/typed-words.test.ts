import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { root } from '../../root.mjs';
import { run } from '../../run.ts';
import { tempFolder } from '../../testing/temp-folder.ts';

const folder = tempFolder('typed-words');
const english = `export const en = { search: 'Search', helpers: (count: number) => \`\${count} helpers\` };
export type Words = typeof en;
`;
const spanish = (words: string) => `import type { Words } from './en';\nexport const es: Words = ${words};\n`;

const files: Record<string, string> = {
  'whole.ts': spanish("{ search: 'Buscar', helpers: (count) => `${count} acompañantes` }"),
  'missing.ts': spanish("{ search: 'Buscar' }"),
  'unknown.ts': spanish("{ search: 'Buscar', helpers: String, serch: 'Buscar' }"),
  'parameter.ts': spanish("{ search: 'Buscar', helpers: (count: string) => count }"),
  'call.ts': `import { en } from './en';\nexport const text = en.helpers('two');\n`,
};

let output = '';
before(async () => {
  const base = join(root, 'tsconfig.base.json');
  folder.write(
    'tsconfig.json',
    JSON.stringify({ extends: base, compilerOptions: { types: [] }, include: ['.'] }),
  );
  folder.write('en.ts', english);
  for (const [file, code] of Object.entries(files)) folder.write(file, code);
  ({ output } = await run('tsc', ['-p', folder.path, '--pretty', 'false'], { cwd: root }));
});

const errorsIn = (file: string) =>
  output
    .split('\n')
    .filter((line) => line.includes(`${file}(`))
    .join();

describe('words of another language', () => {
  it('compile when all are there', () => assert.equal(errorsIn('whole.ts'), ''));
  it('do not compile when one is missing', () =>
    assert.match(errorsIn('missing.ts'), /'helpers' is missing/));
  it('do not compile when English has no such key', () =>
    assert.match(errorsIn('unknown.ts'), /'serch' does not exist/));
  it('do not compile with another parameter', () => assert.match(errorsIn('parameter.ts'), /not assignable/));
});

it('a call site does not compile with a wrong parameter', () =>
  assert.match(errorsIn('call.ts'), /not assignable/));
