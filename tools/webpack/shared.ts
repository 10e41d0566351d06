import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const manifest = (room) => JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));

const { dependencies, hostApi, oldestHostApi } = manifest('shell');
const library = (name) => name.split('/')[0];

/** Levels are judged before a remote is loaded (shell/src/remotes/refusal.ts), so this fits whatever passed there. */
const host = 'shell/host';
const provided = { [host]: `${oldestHostApi}.${hostApi}.0` };
const required = { [host]: `^${oldestHostApi}.0.0` };

/** Present in the shell's first script: every page needs them. */
const eager = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', host];

/** React Router is shared through a facade, so that only what is used reaches the browser. */
const facade = { 'react-router-dom': join(root, 'shell/src/shared/router.ts') };

/** What the shell gives to every remote. A version that does not fit is an error that the page catches. */
export function sharedByShell() {
  return Object.fromEntries(
    eager.map((name) => {
      const version = provided[name] ?? dependencies[library(name)];
      return [
        name,
        {
          singleton: true,
          strictVersion: true,
          eager: true,
          version,
          requiredVersion: version,
          ...(facade[name] && { import: facade[name] }),
        },
      ];
    }),
  );
}

/** What a remote takes from the shell and never brings along. */
export function sharedByRemote() {
  return Object.fromEntries(
    eager.map((name) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: required[name] ?? `^${dependencies[library(name)]}`,
        import: false,
      },
    ]),
  );
}
