import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import type { RemoteNames } from './names.ts';

const template = join(import.meta.dirname, 'template');

export function createWorkspace(names: RemoteNames, repository = root): void {
  const write = (file: string, content: string) => {
    const path = join(repository, names.workspace, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  write('package.json', `${JSON.stringify(packageOf(names.workspace), null, 2)}\n`);
  const includes = '["src", "../shared-ui/src/css.d.ts"]';
  write('tsconfig.json', `{ "extends": "../tsconfig.base.json", "include": ${includes} }\n`);
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (statSync(join(template, file)).isDirectory()) continue;
    write(rename(file, names), rename(readFileSync(join(template, file), 'utf8'), names));
  }
}

/** The template is a remote named "sample", so that lint and format check it too. */
function rename(text: string, { name, component, title }: RemoteNames): string {
  return text
    .replaceAll('SamplePage', `${component}Page`)
    .replaceAll('Sample', title)
    .replaceAll('sample', name);
}

function packageOf(workspace: string) {
  const shell: { version: string; dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'shell/package.json'), 'utf8'),
  );
  const names = ['backend', 'react', 'react-dom', 'react-router-dom', 'shared-ui', 'zod'];
  const dependencies: [string, string | undefined][] = [
    ...names.map((name): [string, string | undefined] => [name, shell.dependencies[name]]),
    ['shell', shell.version],
  ];
  return {
    name: workspace,
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: ['*.css'],
    exports: { './remote': './src/remote.tsx' },
    scripts: {
      pretest: 'node ../tools/install.mjs',
      test: `node --experimental-vm-modules --no-warnings ../node_modules/jest/bin/jest.js -c ../jest.config.mjs --selectProjects ${workspace}`,
    },
    dependencies: Object.fromEntries(dependencies.sort(([one], [other]) => one.localeCompare(other, 'en'))),
  };
}
