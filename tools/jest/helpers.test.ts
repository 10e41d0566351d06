import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.mjs';
import { run } from '../run.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const folder = tempFolder('jest');

/** Runs one test file with the environment, setup and CSS modules of the page tests. */
async function runTest(name: string, code: string): Promise<{ code: number; output: string }> {
  folder.write(`${name}/page.test.mjs`, code);
  folder.write(`${name}/card.module.css`, '.card { color: red }');
  const config = {
    rootDir: join(folder.path, name),
    testEnvironment: join(root, 'tools/jest/browser-environment.ts'),
    setupFilesAfterEnv: [join(root, 'tools/jest/browser-setup.ts')],
    extensionsToTreatAsEsm: ['.ts'],
    moduleNameMapper: { '\\.css$': join(root, 'tools/jest/css-module.ts') },
    modulePaths: [join(root, 'node_modules')],
    testMatch: ['**/*.test.mjs'],
    transform: {
      '^.+\\.ts$': [join(root, 'node_modules/@swc/jest'), { jsc: { parser: { syntax: 'typescript' } } }],
    },
  };
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = ['--experimental-vm-modules', '--no-warnings', jest, '--config', JSON.stringify(config)];
  return run(process.execPath, args);
}

describe('the page tests', () => {
  it('have what a browser has and jsdom lacks', async () => {
    const { code, output } = await runTest(
      'browser',
      `import { expect, it } from '@jest/globals';
      import styles from './card.module.css';
      it('requests relative addresses, as a page does', () => {
        expect(new Request('/api/listings').url).toBe(location.origin + '/api/listings');
        expect(new Request(new URL('https://site.example/')).url).toBe('https://site.example/');
      });
      it('has layout-dependent calls', () => {
        expect(matchMedia('(min-width: 1px)').matches).toBe(false);
        new ResizeObserver(() => {}).observe(document.body);
        document.body.scrollIntoView();
        expect(document.body.hasPointerCapture(1)).toBe(false);
        expect(document.createElement('canvas').getContext('2d')).toBe(null);
        expect(CSS.escape('a:b')).toBe('a\\\\:b');
      });
      it('names every class of a stylesheet by itself', () => expect(styles.card).toBe('card'));
      it('shares classes of errors and buffers with the code under test', () => {
        expect(structuredClone({ at: new Date(0) }).at.getTime()).toBe(0);
        expect(new TextEncoder().encode('a').length).toBe(1);
      });`,
    );
    assert.equal(code, 0, output);
    assert.match(output, /Tests: +4 passed/);
  });

  it('begin with an empty page each', async () => {
    const { code, output } = await runTest(
      'cleanup',
      `import { expect, it } from '@jest/globals';
      import { render } from '@testing-library/react';
      import { createElement } from 'react';
      it('shows a page', () => {
        render(createElement('p', null, 'left over'));
        expect(document.body.textContent).toBe('left over');
      });
      it('does not see it any more', () => expect(document.body.textContent).toBe(''));`,
    );
    assert.equal(code, 0, output);
  });
});
