// Violations of every wall, each with words of the message that lint or the compiler must give.
const cycle = (other: string) =>
  `import { one } from './${other}';\nexport const two = () => one;\nexport { two as one };\n`;
const uses = (request: string) => `import { x } from '${request}';\nexport const y = x;\n`;

export interface Violation {
  file: string;
  code: string;
  reason: string;
}

const plant = (file: string, code: string, reason = ''): Violation => ({ file, code, reason });

export const forLint: readonly Violation[] = [
  plant(
    'shell/src/layout/Hello.tsx',
    'export const Hello = () => <p>Hello there</p>;\n',
    'is in no other language',
  ),
  plant(
    'shared-ui/src/actions/Close.tsx',
    'export const Close = () => <button aria-label="Close" />;\n',
    'is in no other language',
  ),
  plant(
    'mf-account/src/other-remote.ts',
    uses('mf-listings/remote'),
    'they meet in slots, links and the API cache',
  ),
  plant(
    'mf-two-words/src/other-remote.ts',
    uses('mf-listings/remote'),
    'they meet in slots, links and the API cache',
  ),
  plant('shell/src/two-words.ts', uses('mf-two-words/remote'), 'remotes come from the registry'),
  plant('mf-account/src/sideways.ts', uses('../../mf-listings/src/api'), 'may not leave its workspace'),
  plant(
    'mf-account/src/lazy.ts',
    `export const x = () => import('../../shell/src/host/api');\n`,
    'may not leave its workspace',
  ),
  plant(
    'mf-account/src/private.ts',
    uses('shell/src/host/store'),
    'a remote knows shell/host, shell/forms, shared-ui',
  ),
  plant(
    'mf-account/src/server.ts',
    uses('backend/src/account/index'),
    'a remote knows shell/host, shell/forms, shared-ui',
  ),
  plant(
    'mf-account/src/harness.ts',
    uses('shell/host/testing'),
    'a remote knows shell/host, shell/forms, shared-ui',
  ),
  plant('mf-account/src/passed-on.ts', `export { x } from 'mf-listings/remote';\n`, 'they meet in slots'),
  plant('shell/src/remote.ts', uses('mf-account/remote'), 'remotes come from the registry'),
  plant('shared-ui/src/product.ts', uses('backend/contract/account'), 'knows nothing of the product'),
  plant(
    'shell/src/forms/relative.ts',
    uses('../host/api'),
    'reaches the rest of the shell through shell/host',
  ),
  plant(
    'mf-messaging/src/dialogs.ts',
    uses('shared-ui/libraries/dialog'),
    'knows shell/host, shell/forms, shared-ui',
  ),
  plant('shared-ui/src/rule.ts', uses('backend/rules/moderation'), 'knows nothing of the product'),
  plant('shared-ui/src/forms.ts', uses('shell/forms'), 'knows nothing of the product'),
  plant('backend/src/pages/forms.ts', uses('shell/forms'), 'knows no front end'),
  plant('shared-ui/src/host.ts', uses('shell/host'), 'knows nothing of the product'),
  plant('backend/src/pages/look.ts', uses('shared-ui'), 'knows no front end'),
  plant('backend/src/platform/upwards.ts', uses('../account/index.js'), 'so it knows none of them'),
  plant('backend/src/platform/words.ts', uses('../pages/contract.js'), 'so it knows none of them'),
  plant('backend/src/account/upwards.ts', uses('../listings/index.js'), 'account is the ground floor'),
  plant('backend/src/account/suspended.ts', uses('../moderation/index.js'), 'account is the ground floor'),
  plant(
    'backend/src/moderation/upwards.ts',
    uses('../listings/index.js'),
    'moderation uses platform and account',
  ),
  plant(
    'backend/src/moderation/window.ts',
    uses('../account/people/user.entity.js'),
    'account is known by its front door alone',
  ),
  plant(
    'backend/src/messaging/window.ts',
    uses('../moderation/flags/flags.js'),
    'moderation is known by its front door alone',
  ),
  plant('backend/src/platform/rules-of-a-domain.ts', uses('../account/rules.js'), 'so it knows none of them'),
  plant('backend/src/moderation/rules.ts', uses('../account/index.js'), 'rules also run in browsers'),
  plant('backend/src/payments/rules.ts', uses('node:crypto'), 'rules also run in browsers'),
  plant('backend/src/payments/endpoints.ts', uses('./tips/tips.service.js'), 'they import contracts and'),
  plant('backend/src/trips/endpoints.ts', uses('zod'), 'they import contracts and'),
  plant('backend/src/messaging/contract.ts', uses('./endpoints.js'), 'it imports zod and other contracts'),
  plant('backend/src/platform/known.ts', uses('../payments/endpoints.js'), 'so it knows none of them'),
  plant('shared-ui/src/endpoint.ts', uses('backend/endpoints/payments'), 'knows nothing of the product'),
  plant('e2e/endpoint.ts', uses('backend/endpoints/payments'), 'QA sees the site as a person does'),
  plant('mf-trips/src/remote.tsx', uses('backend/contract/trips'), 'a declaration imports defineRemote'),
  plant(
    'mf-messaging/src/rules-inside.ts',
    uses('backend/rules/moderation/risks'),
    'a remote knows shell/host, shell/forms, shared-ui',
  ),
  plant(
    'backend/src/listings/sideways.ts',
    uses('../messaging/index.js'),
    'listings uses platform, account and moderation',
  ),
  plant(
    'backend/src/listings/upwards.ts',
    uses('../trips/trips.module.js'),
    'listings uses platform, account and moderation, and no other domain',
  ),
  plant(
    'backend/src/trips/sideways.ts',
    uses('../messaging/index.js'),
    'trips uses platform, account, moderation and listings',
  ),
  plant(
    'backend/src/trips/window.ts',
    uses('../listings/listing.entity.js'),
    'listings is known by its front door alone',
  ),
  plant('backend/src/messaging/trips.ts', uses('../trips/index.js'), 'messaging uses platform, account'),
  plant('backend/src/listings/window.ts', uses('../account/people/user.entity.js'), 'front door alone'),
  plant('backend/src/releases/upwards.ts', uses('../pages/html/compress.js'), 'releases uses platform'),
  plant('backend/src/backup/members.ts', uses('../account/index.js'), 'backup uses platform and releases'),
  plant('backend/src/releases/members.ts', uses('../account/index.js'), 'releases uses platform'),
  plant(
    'backend/src/pages/window.ts',
    uses('../releases/store/release-files.js'),
    'releases is known by its front door alone',
  ),
  plant(
    'backend/src/listings/ship.ts',
    uses('../releases/index.js'),
    'listings uses platform, account and moderation',
  ),
  plant('backend/src/pages/shortcut.ts', uses('../sandbox/outbox.js'), 'reached over HTTP and SMTP alone'),
  plant('backend/src/pages/harness.ts', uses('../testing/test-app.js'), 'what is for tests is not shipped'),
  plant(
    'backend/src/account/contract.ts',
    uses('../platform/config/config.js'),
    'it imports zod and other contracts',
  ),
  plant('backend/src/pages/contract.ts', uses('node:fs'), 'it imports zod and other contracts'),
  plant('e2e/peek.ts', uses('backend/src/account/index'), 'QA sees the site as a person does'),
  plant('mf-listings/src/remote.tsx', uses('./pages/HomePage'), 'a declaration imports defineRemote'),
  plant('mf-messaging/src/remote.tsx', uses('shell/host'), 'a declaration imports defineRemote'),
  plant('shell/src/first.ts', cycle('second'), 'cycle'),
  plant('shell/src/second.ts', cycle('first'), 'cycle'),
  plant('shell/src/nameless.ts', 'export default 1;\n', 'named exports'),
  plant('shell/src/loose.ts', 'export const x = (y: any): unknown => y;\n', 'any'),
  plant('shell/src/forgotten.ts', `export function x() {\n  fetch('/');\n}\n`, 'must be awaited'),
  plant('shell/src/endless.ts', `${'// a line\n'.repeat(250)}export const x = 1;\n`, 'too many lines'),
];

export const forCompiler: readonly Violation[] = [
  plant('mf-account/src/private.ts', uses('shell/src/host/store'), `'shell/src/host/store'`),
  plant('mf-account/src/server.ts', uses('backend/src/account/index'), `'backend/src/account/index'`),
  plant('mf-account/src/other-remote.ts', uses('mf-listings/src/api'), `'mf-listings/src/api'`),
  plant('shell/src/deep.ts', uses('shared-ui/src/actions/Button'), `'shared-ui/src/actions/Button'`),
];

export const allowed: readonly Violation[] = [
  plant(
    'shell/src/layout/Mark.tsx',
    'export const Mark = ({ name }: { name: string }) => <p title={name}>{name} · 1</p>;\n',
  ),
  plant(
    'mf-payments/src/remote.tsx',
    `import { x } from 'backend/endpoints/payments';\nimport { callTo, defineRemote } from 'shell/host';\nexport default defineRemote({ calls: () => [callTo(x)] });\n`,
  ),
  plant('mf-payments/src/api.ts', uses('backend/contract/account')),
  plant('mf-payments/src/rule.ts', uses('backend/rules/moderation')),
  plant('mf-payments/src/endpoints.ts', uses('backend/endpoints/payments/desk')),
  plant('shell/src/endpoint.ts', uses('backend/endpoints/account')),
  plant('mf-trips/src/endpoint.ts', uses('backend/endpoints/trips/travel-day')),
  plant('backend/src/listings/endpoints.ts', uses('../platform/endpoints.js')),
  plant('backend/src/messaging/endpoints.ts', uses('../account/contract.js')),
  plant('backend/src/trips/known-endpoints.ts', uses('../payments/endpoints.js')),
  plant('mf-payments/src/page.test.ts', uses('shell/host/testing')),
  plant('mf-payments/src/form.ts', uses('shell/forms')),
  plant('shell/src/own-door.ts', uses('shell/host')),
  plant('shell/src/own-form.ts', uses('shell/forms')),
  plant('shell/src/forms/through-the-door.ts', uses('shell/host')),
  plant('backend/src/app.module.ts', uses('./sandbox/sandbox.module.js')),
  plant('backend/src/pages/through-the-door.ts', uses('../releases/index.js')),
  plant('backend/src/pages/page.test.ts', uses('../releases/testing/published-site.js')),
  plant('backend/src/listings/through-the-door.ts', uses('../account/index.js')),
  plant('backend/src/listings/contract.ts', uses('../platform/contract.js')),
  plant('backend/src/trips/through-the-door.ts', uses('../listings/index.js')),
  plant('backend/src/trips/contract.ts', uses('../listings/contract.js')),
  plant('backend/src/listings/through-a-second-door.ts', uses('../moderation/index.js')),
  plant('backend/src/moderation/through-the-door.ts', uses('../account/index.js')),
  plant('backend/src/listings/rules.ts', uses('../account/rules.js')),
  plant('backend/src/pages/known-rules.ts', uses('../account/rules.js')),
];
