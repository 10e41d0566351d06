import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { productVersion } from './product-version.js';

const backend = join(import.meta.dirname, '../../..');

describe('the version of the product', () => {
  it('the server says its version, which is that of the product', () => {
    const main = ['--import', join(backend, 'test/typescript.ts'), join(backend, 'src/main.ts'), '--version'];
    const said = execFileSync(process.execPath, main, { encoding: 'utf8' });
    const { version } = JSON.parse(readFileSync(join(backend, '../package.json'), 'utf8'));
    expect([productVersion, said]).toEqual([version, `${version}\n`]);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
