import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';

const template = join(import.meta.dirname, 'template');

/** Writes all files of a new remote. */
export function furnish(words) {
  write(words.room, 'package.json', `${JSON.stringify(manifest(words.room), null, 2)}\n`);
  const includes = '["src", "../shared-ui/src/css.d.ts"]';
  write(words.room, 'tsconfig.json', `{ "extends": "../tsconfig.base.json", "include": ${includes} }\n`);
  for (const file of readdirSync(template, { recursive: true })) {
    if (statSync(join(template, file)).isDirectory()) continue;
    write(words.room, rename(file, words), rename(readFileSync(join(template, file), 'utf8'), words));
  }
}

/** The template is a remote named "sample", so that everything that reads our code reads it too. */
function rename(text, { name, component, title }) {
  return text
    .replaceAll('SamplePage', `${component}Page`)
    .replaceAll('Sample', title)
    .replaceAll('sample', name);
}

/** Of packages a remote takes what the shell has, in the same versions. */
function manifest(room) {
  const { version, dependencies } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8'));
  const names = ['backend', 'react', 'react-dom', 'react-router-dom', 'shared-ui', 'zod'];
  const wanted = [...names.map((name) => [name, dependencies[name]]), ['shell', version]];
  return {
    name: room,
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: ['*.css'],
    exports: { './remote': './src/remote.tsx' },
    scripts: {
      test: `node --experimental-vm-modules --no-warnings ../node_modules/jest/bin/jest.js -c ../jest.config.mjs --selectProjects ${room}`,
    },
    dependencies: Object.fromEntries(wanted.sort(([one], [other]) => one.localeCompare(other, 'en'))),
  };
}

function write(room, file, content) {
  const at = join(root, room, file);
  mkdirSync(dirname(at), { recursive: true });
  writeFileSync(at, content);
}
