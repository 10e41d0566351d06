import assert from 'node:assert/strict';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from './root.mjs';
import { run } from './run.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'endpoint-types-'));
after(() => rmSync(folder, { recursive: true }));

const imports = `
import { endpoint, type Received } from '${root}/backend/src/platform/endpoints.ts';
import { Route } from '${root}/backend/src/platform/routing/route.ts';
import { rowId } from 'backend/contract/platform';
import { receipt } from 'backend/contract/payments';
import { findFlightRoutes } from 'backend/endpoints/listings/fitting';
import { getPayouts, getReceipt, getTipRecipient, recordPayment, setUpTip } from 'backend/endpoints/payments';
import { apiOf, callTo, defineRemote } from 'shell/host';
const page = () => import('./page');
const about = { title: 'A page', access: 'public' } as const;
const sums = { heldDollars: 1, transferredDollars: 2 };
`;

const declared = (method: string, path: string, facts: string) =>
  `endpoint('a', '${method}', '${path}', { summary: 'A', ${facts}, returns: receipt });`;
const handler = (endpoint: string, method: string) =>
  `class Handlers { @Route(${endpoint}) ${method} }; new Handlers();`;
const query = (definition: string) =>
  `apiOf('x').injectEndpoints({ endpoints: (build) => ({ x: build.query(${definition}) }) })`;
const route = (path: string, calls: string) =>
  `defineRemote({ name: 'x', routes: [{ path: '${path}', ...about, page, calls: ${calls} }] });`;

const receiver = '{ id, username: "Ada", profilePictureUrl: null }';
const givesRecipient = (input: string, id: string) =>
  handler('getTipRecipient', `see(${input}) { const id = ${id}; return ${receiver}; }`);

const accepted: Record<string, string> = {
  'a declaration': declared('GET', '/api/a/:id', `params: { id: rowId }`),
  'a handler': handler('getPayouts', `see() { return { ...sums, account: 'none' as const }; }`),
  'a handler with input': givesRecipient(
    '{ params: { userId } }: Received<typeof getTipRecipient>',
    'userId',
  ),
  'a handler of JSON that PostgreSQL writes': handler('findFlightRoutes', `see() { return '[]'; }`),
  'a query': query(`callTo(getTipRecipient, (userId: number) => ({ params: { userId } }))`),
  'a field of the response': `${query('callTo(getPayouts)')}.endpoints.x.useQuery().data?.account.at(0);`,
  'a first call': route('/tip/:userId', `({ userId }) => [callTo(getTipRecipient, { params: { userId } })]`),
  'a first call with a name from the query': route(
    '/tip',
    `(_, query) => [callTo(getTipRecipient, { params: { userId: query('to') } })]`,
  ),
  'the address of a first call': route('/tip/:id', `['/api/tips/recipients/{id}']`),
};

const refused: Record<string, string> = {
  'a parameter that the path does not have': declared('GET', '/api/a/:id', `params: { ip: rowId }`),
  'a parameter without a schema': declared('GET', '/api/a/:id', `access: 'public'`),
  'an unknown limit': declared('GET', '/api/a', `limit: 'never'`),
  'a wrong response': handler('getPayouts', `see() { return { ...sums, account: 7 }; }`),
  'rows where PostgreSQL writes the JSON': handler('findFlightRoutes', `see() { return []; }`),
  'a wrong parameter of a handler': givesRecipient(
    '{ params: { by } }: Received<typeof getTipRecipient>',
    'by',
  ),
  'a wrong type of a parameter': givesRecipient(
    '{ params }: { params: { userId: string } }',
    'Number(params.userId)',
  ),
  'a query with a wrong parameter': query(`callTo(getTipRecipient, (id: number) => ({ params: { id } }))`),
  'a query without its parameter': query('callTo(getTipRecipient)'),
  'a wrong body': query(`callTo(setUpTip, (amount: string) => ({ body: { amount } }))`),
  'a wrong query': query(`callTo(getReceipt, (id: number) => ({ params: { id }, query: { token: 7 } }))`),
  'a field that the response does not have': `${query('callTo(getPayouts)')}.endpoints.x.useQuery().data?.sum;`,
  'a first call with a parameter that the page does not have': route(
    '/tip/:id',
    `({ userId }) => [callTo(getTipRecipient, { params: { userId } })]`,
  ),
  'a first call with a wrong parameter': route(
    '/tip/:id',
    `({ id }) => [callTo(getTipRecipient, { params: { id } })]`,
  ),
};
const lines = [...Object.values(accepted), ...Object.values(refused)];

let output = '';
before(async () => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'page.ts'), 'export const Page = () => null;');
  for (const [index, code] of lines.entries())
    writeFileSync(join(folder, `line${index}.ts`), `${imports.replaceAll('\n', ' ')}\n${code}\n`);
  const compilerOptions = { experimentalDecorators: true, allowImportingTsExtensions: true };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: `${root}/tsconfig.base.json`, compilerOptions, include: ['.'] }),
  );
  ({ output } = await run('tsc', ['-p', folder, '--pretty', 'false'], { cwd: root }));
});

const errorsOf = (code: string) =>
  output.split('\n').filter((text) => text.includes(`line${lines.indexOf(code)}.ts(`));

describe('the compiler', () => {
  for (const [about, code] of Object.entries(accepted))
    it(`accepts ${about}`, () => assert.deepEqual(errorsOf(code), []));

  for (const [about, code] of Object.entries(refused))
    it(`refuses ${about}`, () => assert.equal(errorsOf(code).length, 1, errorsOf(code).join('\n')));
});
