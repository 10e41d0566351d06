import type { Boot } from '../../backend/src/pages/contract.ts';
import type { Page } from './machine.ts';
import type { ServerCode } from '../../tools/testing/server-code.ts';

/** What a page may not read in its first render, because it differs from one machine to the other. */
const reads = {
  clock: 'new Date().getUTCFullYear()',
  timestamp: 'Date.now()',
  zone: 'new Date(1e12).getDate()',
  language: '(1234.5).toLocaleString()',
  random: 'Math.random()',
  identifier: 'crypto.randomUUID()',
};

export const impurities = Object.keys(reads);

const pathOf = (name: string) => `/impure/${name}`;

const routes = Object.entries({ ...reads, nothing: '"nothing"' }).map(
  ([name, read]) =>
    `{ path: '${pathOf(name)}', page: async () => ({ Page: () => require('react').createElement('p', null, ${read}) }) }`,
);

/** A remote with a page for each of them, and one that reads nothing. */
export const impureRemote: ServerCode = {
  name: 'impure',
  file: '/mf/impure/1/server.js',
  code: `exports.default = { name: 'impure', routes: [${routes.join()}] };`,
};

const boot: Boot = {
  registry: {
    remotes: [
      {
        name: 'impure',
        version: '1.0.0',
        release: '1',
        hostApi: 2,
        entry: 'remoteEntry.js',
        routes: [...impurities, 'nothing'].map((name) => ({
          path: pathOf(name),
          title: 'Impure',
          access: 'public',
        })),
        slots: [],
        integrity: {},
      },
    ],
  },
  sandbox: false,
  production: true,
  captcha: { siteKey: '', script: null },
  analytics: { needsConsent: true },
  contactEmail: '',
  answers: { '/api/auth/me': { status: 401, body: {} } },
};

export const impurePage = (name: string): Page => ({ address: pathOf(name), boot });
